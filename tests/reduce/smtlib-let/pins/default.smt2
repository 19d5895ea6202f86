(assert (let ()
  ( bvmul b)))
