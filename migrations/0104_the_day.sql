-- What the day of an event needs: visitors found by name, notes, and gates that work on without a network.
-- contract: since 0.9.0 servers check in without a key of the device, which the index leaves out.

-- Whether whoever has the link finds visitors by name; of an operator's own reception it is so.
alter table staff_link add column may_find boolean not null default false;
update staff_link set may_find = true where operator_id is not null;

-- What opened the gate until a ticket was handed on or its buyer corrected. Hashes alone: the codes are dead.
create table former_ticket_code (
  purchased_ticket_id integer not null references purchased_ticket on delete cascade,
  number_hash text not null,
  qr_hash text not null,
  ended_at timestamptz not null
);
create index former_ticket_code_of_ticket on former_ticket_code (purchased_ticket_id);

-- Made by the device that checks in: when the answer is lost and it asks again, it is the same check-in.
alter table ticket_checkin add column entry_key text;
create unique index ticket_checkin_by_key on ticket_checkin (entry_key) where entry_key is not null;

-- What staff and organisers note at a ticket.
create table ticket_note (
  ticket_note_id integer generated always as identity primary key,
  purchased_ticket_id integer not null references purchased_ticket on delete cascade,
  body text not null check (body <> '' and length(body) <= 500),
  operator_id integer references operator on delete set null,
  -- The name of the operator, or of the link for staff, as it was then.
  author text not null,
  made_at timestamptz not null
);
create index ticket_note_of_ticket on ticket_note (purchased_ticket_id);

-- The key that signs the lists of gates; one for the whole server.
create table gate_key (
  gate_key_id integer primary key check (gate_key_id = 1),
  private_key text not null,
  public_key text not null
);

-- A list of tickets that a device took along.
create table gate_list (
  list_key text primary key,
  staff_link_id integer not null references staff_link on delete cascade,
  tickets integer not null,
  made_at timestamptz not null
);
create index gate_list_of_link on gate_list (staff_link_id);

-- Somebody let in without a network, as the gate told later.
create table gate_entry (
  gate_entry_id integer generated always as identity primary key,
  site_key text not null references site on delete cascade,
  -- Made by the device: sent again, it is the same entry.
  entry_key text not null,
  -- Null: the server knows no such ticket.
  purchased_ticket_id integer references purchased_ticket on delete cascade,
  content_id integer not null,
  gate text not null,
  device text not null,
  -- By the clock of the server, and by that of the device.
  scanned_at timestamptz not null,
  device_at timestamptz not null,
  joined_at timestamptz not null,
  outcome text not null,
  -- Of a double entry the other one; of a ticket that changed, when it did.
  other_at timestamptz,
  other_gate text,
  settled_at timestamptz,
  settled_by text,
  unique (site_key, entry_key)
);
create index gate_entry_of_ticket on gate_entry (purchased_ticket_id);
create index gate_entry_in_doubt on gate_entry (site_key, gate_entry_id) where outcome <> 'counted';
