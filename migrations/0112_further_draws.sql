-- A further draw of a lottery, among those who lost the draws before it (docs/decisions/0056-a-lottery-is-drawn-again.md).
-- The draw before it makes its secret, so that the secret's hash is known long before anybody asks for the draw.
create table lottery_further_draw (
  site_key text not null,
  content_id integer not null,
  ticket_id integer not null,
  -- The first draw of a lottery is in lottery_draw.
  draw_number integer not null check (draw_number >= 2),
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  announced_at timestamptz not null,
  -- When the organiser wants it; null: nobody has asked for it.
  draw_at timestamptz,
  -- The time that the organiser chose came, and nobody could win anything.
  lapsed_at timestamptz,
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  -- As in lottery_draw: JSON, compressed with gzip, as it is sent.
  record bytea,
  drawn_at timestamptz,
  -- How many took part, and how many of them won.
  listed integer,
  won integer,
  -- Everybody who took part has the result.
  settled_at timestamptz,
  primary key (site_key, content_id, ticket_id, draw_number),
  foreign key (site_key, content_id, ticket_id) references lottery_draw on delete cascade,
  constraint lottery_further_draw_is_whole check (
    (drawn_at is null) = (seed is null) and (drawn_at is null) = (list_hash is null) and (drawn_at is null) = (record is null)
    and (drawn_at is null) = (listed is null) and (drawn_at is null) = (won is null)
    and (drawn_at is not null or settled_at is null)
  )
);

alter table ticket_order
  -- The newest further draw whose result this application has; 0: none.
  add column last_draw integer not null default 0,
  -- Its applicant lost, and takes part in no further draw.
  add column leaves_draws boolean not null default false;
create index ticket_order_lost on ticket_order (site_key, content_id) where state = 'lost';
