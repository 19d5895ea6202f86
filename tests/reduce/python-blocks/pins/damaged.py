while c
 first_step()
 second_step(
