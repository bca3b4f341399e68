-- Members, their sessions, and who may enter what.
-- A realm is the site whose accounts count: a portal's for its events, or a stand-alone event's own.

create table member (
  member_id integer generated always as identity primary key,
  realm_key text not null references site (site_key),
  -- As the member wrote it, for sending; mail_key and login_key are what must differ.
  mail text not null check (mail <> ''),
  mail_key text not null,
  login_id text,
  login_key text,
  -- Argon2id in PHC form; null for who only comes through an identity provider.
  password_hash text,
  language text not null check (language in ('jpn', 'eng', 'chi', 'zhtw', 'kor')),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint member_mail_once unique (realm_key, mail_key),
  constraint member_login_once unique (realm_key, login_key),
  constraint member_login_id_has_its_key check ((login_id is null) = (login_key is null)),
  constraint member_password_needs_a_login_id check (password_hash is null or login_id is not null)
);

-- Who somebody is at an identity provider.
create table member_identity (
  realm_key text not null references site (site_key),
  method text not null check (method in ('Bnid', 'OpenId', 'Jid')),
  subject text not null check (subject <> ''),
  member_id integer not null references member (member_id) on delete cascade,
  connected_at timestamptz not null default now(),
  primary key (realm_key, method, subject)
);
create index member_identity_of_member on member_identity (member_id);

create table member_session (
  session_id uuid primary key,
  member_id integer not null references member (member_id) on delete cascade,
  -- The newest generation of tokens that was used: older ones are spent.
  generation integer not null default 0 check (generation >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index member_session_of_member on member_session (member_id);
create index member_session_expiry on member_session (expires_at);

create table session_token (
  -- SHA-256 of the token: what is stored opens nothing.
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  session_id uuid not null references member_session (session_id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  generation integer not null check (generation >= 0),
  expires_at timestamptz not null
);
create index session_token_of_session on session_token (session_id);

-- What an organiser lets a member be at a site.
create table member_role (
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  role text not null check (role in ('invited', 'blocked', 'staff', 'exhibitor', 'previewer')),
  primary key (site_key, member_id, role)
);
create index member_role_of_member on member_role (member_id);

-- Invitations by mail address, also before there is an account with it.
create table invitation (
  site_key text not null references site (site_key) on delete cascade,
  mail_key text not null check (mail_key <> ''),
  invited_at timestamptz not null default now(),
  primary key (site_key, mail_key)
);

create table terms_agreement (
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  terms_content_id integer not null check (terms_content_id >= 0),
  agreed_at timestamptz not null,
  primary key (site_key, member_id)
);
create index terms_agreement_of_member on terms_agreement (member_id);

-- Six digits sent to a mail address, and the token that stands for having shown them.
create table mail_code (
  mail_code_id uuid primary key,
  purpose text not null check (purpose in ('register', 'reset', 'mail')),
  realm_key text not null references site (site_key) on delete cascade,
  mail text not null,
  mail_key text not null,
  -- Whose mail address it is about to become, or whose password is reset.
  member_id integer references member (member_id) on delete cascade,
  -- Null: nobody was sent a code, and none is right.
  code_hash text,
  tries integer not null default 0,
  token_hash text unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_code_of_mail on mail_code (realm_key, purpose, mail_key, created_at);
create index mail_code_of_member on mail_code (member_id);
create index mail_code_expiry on mail_code (expires_at);

-- How often something was tried in the window that ends then; the key is a hash and names nobody.
create table try_count (
  try_key text primary key,
  tries integer not null,
  ends_at timestamptz not null
);
create index try_count_expiry on try_count (ends_at);

-- With which the native app hands a session over to the page, once.
create table app_login_key (
  key_hash text primary key,
  member_id integer not null references member (member_id) on delete cascade,
  expires_at timestamptz not null
);
create index app_login_key_of_member on app_login_key (member_id);
create index app_login_key_expiry on app_login_key (expires_at);

-- An identity provider of a realm; apart from the documents, for it holds a secret.
create table identity_provider (
  realm_key text not null references site (site_key) on delete cascade,
  method text not null check (method in ('Bnid', 'OpenId', 'Jid')),
  issuer text not null check (issuer ~ '^https?://'),
  client_id text not null check (client_id <> ''),
  client_secret text,
  primary key (realm_key, method)
);
