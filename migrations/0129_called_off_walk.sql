-- How far a run has come among the orders of its event: up to this number there are none left, but for those that came later.
alter table calling_off add column walked_to integer not null default 0;
