-- Of tickets that an organiser issued: how they were paid.
alter table order_change add column way text check (way in ('free', 'cash', 'cardTerminal', 'elsewhere'));
