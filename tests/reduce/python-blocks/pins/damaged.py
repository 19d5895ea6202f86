while self
 first_step()
 second_step(
