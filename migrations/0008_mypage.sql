-- My page: what members keep, and what remains of them when they leave.

-- Documents and links that a member keeps to find them again.
create table my_folder_item (
  my_folder_item_id integer generated always as identity primary key,
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  name text not null check (name <> ''),
  -- Inside the site, or below /media/; never another host.
  path text not null check (path ~ '^/' and path !~ '^//'),
  saved_at timestamptz not null,
  constraint my_folder_item_once unique (site_key, member_id, path)
);
create index my_folder_item_of_member on my_folder_item (member_id);

-- The log record of the dialog that was agreed to: it tells which site, page and time. No reference: the log may be
-- kept on another server.
alter table terms_agreement add column log_check_key uuid;

-- Where the log names a member, in the export of their data and when they leave.
create index access_log_of_user on access_log (user_id) where user_id is not null;

-- Whoever is erased, by whatever way, is not in the log any more: its records stay and tell of nobody.
create function forget_member_in_access_log() returns trigger language plpgsql as $$
begin
  update access_log set user_id = null, anonymous_token = null where user_id = old.member_id::text;
  return null;
end $$;
create trigger member_is_forgotten_in_access_log after delete on member
  for each row execute function forget_member_in_access_log();
