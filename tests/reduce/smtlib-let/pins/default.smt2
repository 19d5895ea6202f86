(assert(let()
(bvmul b)))
