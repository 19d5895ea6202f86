f"{decimal:{precision}}"
