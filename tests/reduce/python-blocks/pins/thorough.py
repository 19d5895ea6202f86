while a:
 first_step()
 second_step()
