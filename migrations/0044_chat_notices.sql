-- Notices of messages to people of the live chat who are away.

-- No row: as a person begins, with mails and without any sent.
create table chat_notice (
  chat_profile_id integer primary key references chat_profile (chat_profile_id) on delete cascade,
  -- It goes with the account, when the profile stays as the author of messages.
  member_id integer not null references member (member_id) on delete cascade,
  mails boolean not null default true,
  -- When the last mail was written. The next one waits until the person has been seen after it.
  mailed_at timestamptz
);
create index chat_notice_of_member on chat_notice (member_id);

-- Signs the links that end mails without a login. The first server makes it, and all others use the same.
create table chat_notice_secret (
  id smallint primary key default 1 check (id = 1),
  secret text not null
);
