-- A withdrawn site is closed to visitors; orders, tickets and the gate go on.
alter table site add column withdrawn_at timestamptz;

-- The books of its orders stay when a site is deleted, as ticket_order does.
alter table ticket_stock drop constraint ticket_stock_site_key_fkey;
alter table discount_code_use drop constraint discount_code_use_site_key_fkey;
alter table ticket_snapshot drop constraint ticket_snapshot_site_key_fkey;
alter table lottery_draw drop constraint lottery_draw_site_key_fkey;
