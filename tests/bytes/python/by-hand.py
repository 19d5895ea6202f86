def explanation_for_account():
 "{:0}".format(None)
explanation_for_account()
