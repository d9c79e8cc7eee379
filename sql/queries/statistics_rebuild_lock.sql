-- All that fronts wrote before is seen by the statements that follow.
select statistics_hold()::text as held
