-- Mails of an organiser to many people, and what became of each.
-- contract: since 0.9.0 servers send mails and erase members as before; the triggers write the new tables alone.

create table mailing (
  mailing_id integer generated always as identity primary key,
  site_key text not null references site on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'queued', 'sending', 'stopped', 'finished')),
  -- Counts the changes of the draft, so that two editors cannot overwrite each other unseen.
  edition integer not null default 1,
  -- Whom, what and how, as the editor wrote it.
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  -- The publication that it tells of; null: of none.
  about_revision bigint,
  made_at timestamptz not null,
  made_by text not null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  sent_by text,
  ended_at timestamptz,
  -- The next batch: a job for another one does nothing, so that a batch is made once.
  batch integer not null default 0,
  -- The number of the last person who was looked at.
  walked_to integer not null default 0,
  -- People without a mail address.
  without_address integer not null default 0
);
create index mailing_of_site on mailing (site_key, mailing_id);

-- One row for each address: whoever is found twice is mailed once.
create table mailing_recipient (
  mailing_id integer not null references mailing on delete cascade,
  mail_key text collate "C" not null check (mail_key <> ''),
  mail_to text not null,
  -- It goes with the account.
  member_id integer references member on delete cascade,
  -- The ticket, member or operator by whom the address was found.
  source_id integer not null,
  language text not null check (language in ('jpn', 'eng', 'chi', 'zhtw', 'kor')),
  -- held: stopped before it went.
  state text not null check (state in ('waiting', 'held', 'sent', 'failed', 'suppressed')),
  -- Why it was not mailed: optedOut, bounced, badAddress, gone; or what the mail server said.
  reason text not null default '',
  mail_id uuid unique,
  queued_at timestamptz not null,
  ended_at timestamptz,
  primary key (mailing_id, mail_key)
);
create index mailing_recipient_in_state on mailing_recipient (mailing_id, state, mail_key);
create index mailing_recipient_age on mailing_recipient (queued_at);
create index mailing_recipient_of_member on mailing_recipient (member_id) where member_id is not null;

-- Who wants no news of a realm. It outlives the mails that asked.
create table mailing_opt_out (
  realm_key text not null references site on delete cascade,
  mail_key text collate "C" not null check (mail_key <> ''),
  opted_out_at timestamptz not null,
  primary key (realm_key, mail_key)
);

-- Addresses that a mail server refused for good: mails to them harm the others.
create table mail_bounce (
  mail_key text collate "C" primary key check (mail_key <> ''),
  bounced_at timestamptz not null,
  reason text not null
);
create index mail_bounce_age on mail_bounce (bounced_at);

-- Signs the links of mails and previews. The first server makes it, and all others use the same.
create table mailing_secret (
  id smallint primary key default 1 check (id = 1),
  secret text not null
);

-- Those who wait for a draw or were not drawn, a batch at a time.
create index purchased_ticket_not_won on purchased_ticket (site_key, purchased_ticket_id)
  where state = 'applied' or lottery_status = 'FAIL';
create index member_of_realm on member (realm_key, member_id);

-- What became of a mail, in the statement that notes it.
create function note_mailed() returns trigger language plpgsql as $$
begin
  update mailing_recipient
    set state = case when new.failed is null then 'sent' else 'failed' end,
      reason = coalesce(new.failed, ''), ended_at = new.ended_at
    where mail_id = new.mail_id;
  if new.failed like '% refused the address: %' then
    insert into mail_bounce (mail_key, bounced_at, reason)
      select mail_key, new.ended_at, new.failed from mailing_recipient where mail_id = new.mail_id
      on conflict (mail_key) do nothing;
  end if;
  return null;
end $$;
create trigger mailed_is_noted after update of ended_at on mail_trace
  for each row when (new.kind = 'mailing' and new.ended_at is not null) execute function note_mailed();

create function forget_member_in_mailings() returns trigger language plpgsql as $$
begin
  delete from mail_trace where mail_id in (select mail_id from mailing_recipient where member_id = old.member_id);
  delete from mailing_opt_out where realm_key = old.realm_key and mail_key = lower(old.mail);
  delete from mail_bounce where mail_key = lower(old.mail);
  return old;
end $$;
create trigger member_is_forgotten_in_mailings before delete on member
  for each row execute function forget_member_in_mailings();
