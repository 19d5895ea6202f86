(assert(let()(bvmul b)))
