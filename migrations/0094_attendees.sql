-- Who came in where: what the link for staff was called then. '' where a member works at the gate.
alter table ticket_checkin add column gate text not null default '';
update ticket_checkin set gate = l.operator_name from operator_log l
  where l.action = 'gate.checkedIn' and l.at = ticket_checkin.checked_in_at
    and l.details ->> 'purchasedTicketId' = ticket_checkin.purchased_ticket_id::text;

-- The organiser's list of attendees, a page at a time.
create index purchased_ticket_had on purchased_ticket (site_key, purchased_ticket_id)
  where state in ('issued', 'canceled');

-- The columns that an operator took out last, by site.
create table attendee_columns (
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  columns text[] not null,
  primary key (operator_id, site_key)
);

-- A file that an operator has asked for and not begun to fetch; it is made while it is sent.
create table attendee_export (
  token_hash text primary key,
  operator_id integer not null references operator on delete cascade,
  site_key text not null references site on delete cascade,
  wish jsonb not null,
  made_at timestamptz not null
);
create index attendee_export_made on attendee_export (made_at);
