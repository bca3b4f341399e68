-- What is to be done outside of a request, once and not twice, also when the process dies in the middle.
create table job (
  job_id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  -- While a job with the key waits or runs, there is no second one.
  singleton_key text check (singleton_key <> ''),
  created_at timestamptz not null,
  -- When it is to run next. While it runs: when it counts as abandoned, unless whoever runs it moves that on.
  run_at timestamptz not null,
  is_running boolean not null default false,
  -- Counted when it begins, so that a job that kills its process is given up as well.
  -- Also tells one run of a job from the next: who comes late finishes nothing.
  attempts integer not null default 0 check (attempts >= 0),
  -- Given up; kept for a while for whoever looks after the server.
  parked_at timestamptz,
  last_error text
);
create index job_due on job (name, run_at, job_id) where parked_at is null;
create index job_parked on job (parked_at) where parked_at is not null;
create unique index job_singleton on job (name, singleton_key) where parked_at is null;

-- Where mails go while there is no mail server: a few, for a few days.
create table mailbox_mail (
  mail_id uuid primary key,
  position bigint generated always as identity unique,
  received_at timestamptz not null,
  mail_to text not null,
  to_name text,
  from_name text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  language text not null check (language in ('jpn', 'eng', 'chi', 'zhtw', 'kor')),
  kind text not null
);
create index mailbox_mail_to on mailbox_mail (lower(mail_to), position);
