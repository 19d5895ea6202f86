f"{b:{precision}}"
