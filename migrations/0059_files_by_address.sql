-- A file that a call has made, for as long as its address works; null for a handout, which is stored elsewhere.
alter table handout_address add column bytes bytea, add column type text;
-- A receipt as it was issued, while its member can have it again.
alter table ticket_receipt add column file bytea, add column file_name text;
create index ticket_receipt_with_file on ticket_receipt (downloaded_at) where file is not null;
