-- contract: since 0.9.0 a server of it knows neither the column nor the function, which forgets more than before.
-- What a correction changed: {before: {name, mail}, after: {name, mail}}. It goes with the person.
alter table order_change add column person jsonb;

create or replace function forget_member_in_requests() returns trigger language plpgsql as $$
begin
  update data_request set mail = '', mail_key = '', note = '', proven_by = '', outcome = ''
    where site_key = old.realm_key and mail_key = old.mail_key;
  update order_change set reason = '', person = null
    where order_id in (select order_id from ticket_order where purchaser_id = old.member_id);
  return old;
end $$;
