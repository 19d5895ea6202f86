(func
(if
(throw)))
