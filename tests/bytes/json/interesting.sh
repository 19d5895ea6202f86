#!/bin/sh
# One of the ordered articles has a price per unit that is no finite number.
python3 - <<'END'
import json, math, sys
order = json.load(open("input.json"))
sys.exit(not any(math.isinf(article["pricePerUnit"]) for article in order["orderedArticles"]))
END
