-- The time and the visitor as whom a preview of the console shows a draft; null: now, and with nothing locked.
alter table operator_preview add column shown_at timestamptz;
alter table operator_preview add column shown_as text;
