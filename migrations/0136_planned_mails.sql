-- When a mail to many begins to go, where its organiser chose a time; null: it went when they pressed.
alter table mailing add column begins_at timestamptz;
