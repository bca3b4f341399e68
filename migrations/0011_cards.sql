-- A member's card, kept at the gateway: here is only what is shown of it.
create table saved_card (
  card_id integer generated always as identity primary key,
  member_id integer not null references member (member_id) on delete cascade,
  provider text not null check (provider in ('Sbps', 'Stripe', 'Paygent')),
  -- Of Stripe: the organiser's connected account that keeps the card.
  merchant_account text not null default '',
  -- Where it was registered.
  site_key text not null,
  -- How the gateway names the member and the card.
  customer_key text not null,
  gateway_key text not null,
  -- Its last four digits behind asterisks.
  card_number text not null check (card_number ~ '^\*+[0-9]{4}$'),
  -- MM/YY
  expire text not null check (expire ~ '^[0-9]{2}/[0-9]{2}$'),
  card_brand text not null,
  is_chosen boolean not null default false,
  created_at timestamptz not null,
  unique (member_id, provider, merchant_account, gateway_key)
);
create unique index saved_card_chosen on saved_card (member_id, provider, merchant_account) where is_chosen;

-- However a card goes, by its member or with its member, the gateway forgets it too: the job exists when the row is gone.
create function forget_card_at_gateway() returns trigger language plpgsql as $$
begin
  insert into job (name, data, created_at, run_at) values (
    'forgetCard',
    jsonb_build_object(
      'siteKey', old.site_key,
      'provider', old.provider,
      'merchantAccount', old.merchant_account,
      'customerKey', old.customer_key,
      'gatewayKey', old.gateway_key
    ),
    now(),
    'epoch'
  );
  return null;
end $$;
create trigger saved_card_is_forgotten_at_gateway after delete on saved_card
  for each row execute function forget_card_at_gateway();
