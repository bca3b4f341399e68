-- Sites, what their organisers configure, and the visitors' access log.
-- What an organiser configures is a document (a draft and a published version);
-- what must stay true whatever the code does is a constraint.

-- Numbers the published states of all sites: a cache keyed by it never shows an old page.
create sequence site_revision as bigint;

create table site (
  site_key text primary key,
  portal_id integer not null check (portal_id >= 0),
  event_id integer unique check (event_id >= 0),
  -- A bare host name without scheme and port, as it arrives in the Host header.
  own_domain text unique check (own_domain ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'),
  revision bigint unique check (revision > 0),
  published_at timestamptz,
  changed_at timestamptz not null default now(),
  -- The portal an event belongs to; portal 0 is the operator's own and its events stand alone.
  portal_key text generated always as (
    case when event_id is not null and portal_id <> 0 then 'portal/' || portal_id::text end
  ) stored references site (site_key) deferrable initially deferred,
  constraint site_key_names_the_site check (
    site_key = case when event_id is null then 'portal/' || portal_id::text else 'event/' || event_id::text end
  ),
  constraint site_is_published_with_a_revision check ((revision is null) = (published_at is null))
);

create unique index site_one_portal on site (portal_id) where event_id is null;
create index site_events_of_portal on site (portal_id) where event_id is not null;
-- Deleting a portal looks for its events.
create index site_portal_key on site (portal_key) where portal_key is not null;

create table site_document (
  site_key text not null references site (site_key) on delete cascade,
  version text not null check (version in ('draft', 'published')),
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  changed_at timestamptz not null default now(),
  primary key (site_key, version)
);

create table content_document (
  site_key text not null,
  version text not null,
  module_code text not null check (module_code <> ''),
  content_id integer not null check (content_id >= 0),
  sort integer not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  primary key (site_key, version, content_id),
  -- Deferred, so that an import may write the parts of a site in any order within its transaction.
  foreign key (site_key, version) references site_document (site_key, version)
    on delete cascade deferrable initially deferred
);

create index content_document_of_module on content_document (site_key, version, module_code, sort);

create table content_item (
  site_key text not null,
  version text not null,
  content_id integer not null,
  detail_id integer not null check (detail_id >= 0),
  position integer not null,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  primary key (site_key, version, content_id, detail_id),
  foreign key (site_key, version, content_id) references content_document (site_key, version, content_id)
    on delete cascade deferrable initially deferred
);

create index content_item_in_order on content_item (site_key, version, content_id, position);

-- Kept apart from the documents, so that nothing that is delivered can contain a secret.
create table site_secret (
  site_key text primary key references site (site_key) on delete cascade,
  passcode text check (passcode ~ '^[0-9]{6}$'),
  changed_at timestamptz not null default now()
);

create table console_user (
  console_user text primary key check (console_user <> ''),
  portal_id integer not null check (portal_id >= 0),
  event_id integer check (event_id >= 0),
  created_at timestamptz not null default now()
);

create table upload (
  -- SHA-256 of the bytes: the same picture uploaded twice is one file, and a file never changes.
  upload_id text primary key check (upload_id ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null default now()
);

-- The key is made in the browser: a batch that is sent again is stored once.
-- No reference to site: a record about a site that is gone by now is still true.
create table access_log (
  log_check_key uuid primary key,
  received_at timestamptz not null default now(),
  portal_id integer,
  event_id integer,
  content_id integer,
  detail_id integer,
  client_id integer,
  user_id text,
  is_login boolean,
  anonymous_token text,
  action text,
  page text,
  click_item text,
  click_item_value text,
  type text,
  device text,
  url text,
  action_time timestamptz,
  pcode text,
  domain text
);

create index access_log_of_site on access_log (portal_id, event_id, action_time);
