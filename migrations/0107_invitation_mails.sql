-- When a guest got the last mail that invites them; null: none.
alter table invitation add column mailed_at timestamptz;
