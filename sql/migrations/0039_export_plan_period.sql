-- The period of the plan that paid for an export, as `month 2026-11-01`. Null: bought units paid. What a caller cancels comes
-- back to where it came from, so that units of a plan do not become units that never lapse.
alter table export add column plan_period text;
