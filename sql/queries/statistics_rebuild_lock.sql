-- Fronts that write the log wait from here on, and all that they wrote is seen by the statements that follow.
lock table usage_day in share row exclusive mode
