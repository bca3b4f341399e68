-- contract: since 0.9.0 a server erases accounts by deleting their rows; the trigger empties more with them.
-- Requests about personal data that an organiser takes in for somebody who wrote: to get their data, or to have it erased.
create table data_request (
  data_request_id integer generated always as identity primary key,
  -- The site whose accounts these are.
  site_key text not null references site (site_key) on delete cascade,
  kind text not null check (kind in ('export', 'erasure')),
  -- Whose data it is; '': erased.
  mail text not null,
  mail_key text not null,
  language text not null,
  -- How the request came, and what was said.
  note text not null,
  received_on date not null,
  due_on date not null,
  -- How the person was known: by a code sent to the address, or as an organiser wrote.
  code_hash text,
  code_tries integer not null default 0,
  code_sent_at timestamptz,
  proven_at timestamptz,
  proven_way text check (proven_way in ('code', 'words')),
  proven_by text not null default '',
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  outcome text not null default '',
  made_by text not null,
  made_at timestamptz not null,
  closed_by text not null default '',
  closed_at timestamptz
);
create index data_request_of_site on data_request (site_key, state, due_on);
create index data_request_of_mail on data_request (site_key, mail_key);

-- A file that an operator has asked for and not begun to fetch.
create table data_request_file (
  token_hash text primary key,
  data_request_id integer not null references data_request on delete cascade,
  operator_id integer not null references operator on delete cascade,
  made_at timestamptz not null
);
create index data_request_file_request on data_request_file (data_request_id);

-- Whoever is erased, by whatever way, is named in no request and in no reason of a change any more. Before
-- member_is_forgotten_in_tickets, while orders still name them: triggers run in the order of their names.
create function forget_member_in_requests() returns trigger language plpgsql as $$
begin
  update data_request set mail = '', mail_key = '', note = '', proven_by = '', outcome = ''
    where site_key = old.realm_key and mail_key = old.mail_key;
  update order_change set reason = ''
    where order_id in (select order_id from ticket_order where purchaser_id = old.member_id);
  return old;
end $$;
create trigger member_is_forgotten_in_requests before delete on member
  for each row execute function forget_member_in_requests();
