-- Logging in through an identity provider.

-- A provider counts when the site that names it is published, as everything of a site does. 'demo' is the provider that
-- this server itself brings along, in demo mode only.
alter table identity_provider
  add column version text not null default 'published' check (version in ('draft', 'published')),
  add column trusts_mail boolean not null default false,
  drop constraint identity_provider_issuer_check,
  add constraint identity_provider_issuer_form check (issuer ~ '^https?://' or issuer = 'demo'),
  drop constraint identity_provider_pkey,
  add primary key (realm_key, version, method);
alter table identity_provider alter column version drop default;

-- A subject is somebody only together with who says so: another issuer may give the same name to another person.
alter table member_identity
  add column issuer text not null default '',
  drop constraint member_identity_pkey,
  add primary key (realm_key, method, issuer, subject);
alter table member_identity alter column issuer drop default;
drop index member_identity_of_member;
create unique index member_identity_of_member on member_identity (member_id, method);

-- A visitor on the way to a provider and back. Hashes stand for what only the browser or its address holds.
create table identity_attempt (
  state_hash text primary key check (state_hash ~ '^[0-9a-f]{64}$'),
  -- Of the secret of the browser it began in.
  browser_hash text not null check (browser_hash ~ '^[0-9a-f]{64}$'),
  site_key text not null references site (site_key) on delete cascade,
  realm_key text not null references site (site_key) on delete cascade,
  method text not null check (method in ('Bnid', 'OpenId', 'Jid')),
  issuer text not null,
  -- Whose login the identity is to become; null when somebody logs in with it.
  member_id integer references member (member_id) on delete cascade,
  redirect_uri text not null,
  nonce text not null,
  code_verifier text not null,
  -- A path of this host that is wanted afterwards.
  link text,
  -- The query the provider came back with, and the key its browser was given for it.
  answer text,
  return_hash text unique check (return_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);
create index identity_attempt_of_member on identity_attempt (member_id);
create index identity_attempt_expiry on identity_attempt (expires_at);

-- Who somebody was found to be, for the one call that makes a session or a connection of it.
create table identity_proof (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  realm_key text not null references site (site_key) on delete cascade,
  method text not null check (method in ('Bnid', 'OpenId', 'Jid')),
  issuer text not null,
  subject text not null check (subject <> ''),
  -- Null unless the provider says that it has verified it.
  mail text,
  member_id integer references member (member_id) on delete cascade,
  expires_at timestamptz not null
);
create index identity_proof_of_member on identity_proof (member_id);
create index identity_proof_expiry on identity_proof (expires_at);
