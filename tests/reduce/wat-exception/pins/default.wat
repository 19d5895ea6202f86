(func(if (throw)))
