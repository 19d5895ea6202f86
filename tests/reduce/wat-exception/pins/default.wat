(func
    (if
          (throw)))
