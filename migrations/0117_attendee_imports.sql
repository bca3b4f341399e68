-- Files of attendees that an organiser imports. The rows of a file come in piece by piece, and are deleted one by one as
-- their tickets are issued.
create table attendee_import (
  import_id integer generated always as identity primary key,
  site_key text not null references site on delete cascade,
  -- Made of the file and of what is done with it: the same file is the same import.
  import_key text collate "C" not null,
  state text not null default 'staging'
    check (state in ('staging', 'queued', 'importing', 'stopped', 'finished', 'discarded')),
  file_name text not null,
  rows_all integer not null check (rows_all between 1 and 20000),
  -- What the columns are, which tickets are meant, and how they are paid.
  plan jsonb not null check (jsonb_typeof(plan) = 'object'),
  -- Rows that have come in.
  staged integer not null default 0,
  left_out integer not null default 0,
  rows_done integer not null default 0,
  tickets_done integer not null default 0,
  -- Counts transactions: a job that runs twice finds that its own has been made.
  batch integer not null default 0,
  batch_rows integer not null,
  stop_reason text not null default ''
    check (stop_reason in ('', 'asked', 'soldOut', 'changed', 'unpublished', 'failed')),
  stop_line integer,
  operator_id integer references operator on delete set null,
  made_by text not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create index attendee_import_of_site on attendee_import (site_key, import_id);
create index attendee_import_of_operator on attendee_import (operator_id) where operator_id is not null;
create unique index attendee_import_by_key on attendee_import (site_key, import_key) where state <> 'discarded';
-- One after the other: each has checked what is left for all of its rows.
create unique index attendee_import_going on attendee_import (site_key)
  where state in ('queued', 'importing', 'stopped');

create table attendee_import_row (
  import_id integer not null references attendee_import on delete cascade,
  row_no integer not null,
  line integer not null,
  cells jsonb not null check (jsonb_typeof(cells) = 'array'),
  mail_key text collate "C" not null,
  content_id integer not null,
  ticket_id integer not null,
  number integer not null,
  -- '' without a booking number.
  reference_digest text collate "C" not null,
  primary key (import_id, row_no)
);

-- Bookings of other systems that were imported, as digests: the same booking is known again, and says nothing else.
create table attendee_import_reference (
  site_key text not null references site on delete cascade,
  reference_digest text collate "C" not null,
  order_id integer not null references ticket_order on delete cascade,
  primary key (site_key, reference_digest)
);
create index attendee_import_reference_of_order on attendee_import_reference (order_id);
