-- contract: since 0.9.0 a server leaves the payments and the cards of a gateway that it does not have alone, so one more may be named.
-- A rehearsal is a hidden copy of a draft, at which its maker tries a purchase: an event that no list has.
alter table site
  -- The key of the event that it is of.
  add column rehearsal_of text,
  -- Of whoever makes it: all of its mails go there.
  add column rehearsal_mail text;

-- Who may see a rehearsal, and until when there is one.
create table rehearsal (
  site_key text primary key references site on delete cascade,
  rehearsal_of text not null,
  operator_id integer not null references operator on delete cascade,
  -- The sale was closed, and is open in the rehearsal alone.
  opens_sale boolean not null,
  pass_hash text not null unique,
  expires_at timestamptz not null
);
create index rehearsal_of_operator on rehearsal (operator_id);

-- A mail of a rehearsal goes with it.
alter table mailbox_mail add column rehearsal text;

-- Its payments are played by this server and reach no provider.
alter table payment drop constraint payment_gateway_check;
alter table payment add constraint payment_gateway_check check (gateway in ('sandbox', 'stripe', 'rehearsal'));
alter table payment drop constraint payment_provider_check;
alter table payment
  add constraint payment_provider_check check (provider in ('Sbps', 'Stripe', 'Paygent', 'Rehearsal'));
alter table saved_card drop constraint saved_card_provider_check;
alter table saved_card
  add constraint saved_card_provider_check check (provider in ('Sbps', 'Stripe', 'Paygent', 'Rehearsal'));
