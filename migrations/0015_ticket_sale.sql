-- Many purchases of one ticket in one transaction: docs/algorithms/stock.md, "Many at once".

-- A reference is looked up for each row: of a batch that took longer than the sale itself. Instead whoever sells or
-- hands on a ticket locks its members as a reference would, all in one statement, and a member who goes is taken out of
-- orders and tickets here. A ticket is stored with its order, in one statement or transaction.
alter table ticket_order drop constraint ticket_order_purchaser_id_fkey;
alter table purchased_ticket
  drop constraint purchased_ticket_order_id_fkey,
  drop constraint purchased_ticket_purchaser_id_fkey,
  drop constraint purchased_ticket_holder_id_fkey;

create function take_member_out_of_tickets() returns trigger language plpgsql as $$
begin
  update ticket_order set purchaser_id = null where purchaser_id = old.member_id;
  update purchased_ticket set purchaser_id = null where purchaser_id = old.member_id;
  update purchased_ticket set holder_id = null where holder_id = old.member_id;
  return old;
end $$;
-- Behind member_is_forgotten_in_tickets, which still has to find them: triggers run in the order of their names.
create trigger member_leaves_tickets before delete on member
  for each row execute function take_member_out_of_tickets();

-- Decides purchases of one ticket one after the other, each accepted or refused on its own, and stores those accepted.
-- p_capacity and p_per_person: null is not limited. p_purchases: a list of
--   {place, orderNumber, purchaseKey, purchaserId, state, paymentMethod, amount, isDeferred, attempt, heldUntil, language,
--    purchaserMail, purchaserInfo, addressee, includeReceipt, payment, tell, tickets: [{priceId, price, originalPrice,
--    code, qrSecret, mail, info}]}
-- with at most one of a person and one of a key. The state is one that holds places, or 'completed'.
-- Answers of each place: accepted (with the numbers of the order and, by their codes, of its tickets), soldOut,
-- limitReached (with what is left for the person), repeated: its key is known, or gone: there is no such member any more.
create function reserve_tickets(
  p_site_key text, p_content_id integer, p_ticket_id integer, p_snapshot_id integer,
  p_capacity integer, p_per_person integer, p_now timestamptz, p_purchases jsonb
) returns table (place integer, outcome text, left_over integer, order_id integer, ticket_ids jsonb)
language plpgsql
-- Planned while the tables are small, reading them whole looks cheap; in a rush they grow long before anybody counts them
-- again, and each batch would take longer than the one before.
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  taken integer;
  remaining integer;
  members integer[];
  wanted record;
  accepted integer[] := '{}';
  stored integer[] := '{}';
  number integer;
  is_held boolean;
  held_now integer := 0;
  sold_now integer := 0;
begin
  -- Locked first; what is read of persons is read in a later statement, or it would be older than the lock.
  select held + sold into taken from ticket_stock s
    where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = p_ticket_id for update;
  if not found then
    insert into ticket_stock (site_key, content_id, ticket_id) values (p_site_key, p_content_id, p_ticket_id)
      on conflict do nothing;
    select held + sold into taken from ticket_stock s
      where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = p_ticket_id for update;
  end if;
  remaining := p_capacity - taken;
  select array_agg(there.member_id) into members from (
    select m.member_id from member m
    where m.member_id = any (array(select (one ->> 'purchaserId')::integer from jsonb_array_elements(p_purchases) as one))
    for key share
  ) there;

  for wanted in
    -- The limits keep each a look into an index, however the tables have grown since this was planned.
    select p.place, p.number, coalesce(b.bought, 0) as bought,
      p.purchaser_id is not null and p.purchaser_id <> all (coalesce(members, '{}')) as is_gone,
      (select true from ticket_order k where k.purchase_key = p.purchase_key limit 1) as is_known
    from (
      select (one ->> 'place')::integer as place, one ->> 'purchaseKey' as purchase_key,
        (one ->> 'purchaserId')::integer as purchaser_id, jsonb_array_length(one -> 'tickets') as number
      from jsonb_array_elements(p_purchases) as one
    ) p
    left join lateral (
      select count(*)::integer as bought from purchased_ticket t
      where t.purchaser_id = p.purchaser_id and t.site_key = p_site_key and t.content_id = p_content_id
        and t.ticket_id = p_ticket_id and t.state in ('applied', 'held', 'issued')
    ) b on p_per_person is not null and p.purchaser_id is not null
    order by p.place
  loop
    place := wanted.place;
    left_over := null;
    if wanted.is_known then
      outcome := 'repeated';
      return next;
    elsif wanted.is_gone then
      outcome := 'gone';
      return next;
    elsif remaining < wanted.number then
      outcome := 'soldOut';
      left_over := greatest(remaining, 0);
      return next;
    elsif p_per_person - wanted.bought < wanted.number then
      outcome := 'limitReached';
      left_over := greatest(p_per_person - wanted.bought, 0);
      return next;
    else
      accepted := accepted || wanted.place;
      remaining := remaining - wanted.number;
    end if;
  end loop;
  if accepted = '{}' then return; end if;

  for place, order_id, ticket_ids, number, is_held in
  with wanted_order as (
    select p.* from jsonb_to_recordset(p_purchases) as p (
      place integer, "orderNumber" text, "purchaseKey" text, "purchaserId" integer, state text, "paymentMethod" text,
      amount integer, "isDeferred" boolean, attempt integer, "heldUntil" timestamptz, language text,
      "purchaserMail" text, "purchaserInfo" jsonb, addressee text, "includeReceipt" boolean, payment jsonb, tell text,
      tickets jsonb
    ) where p.place = any (accepted)
  ), new_order as (
    insert into ticket_order (
      order_number, purchase_key, site_key, content_id, purchaser_id, state, payment_method, amount, is_deferred,
      attempt, held_until, language, purchaser_mail, purchaser_info, addressee, include_receipt, payment, ordered_at,
      paid_at, changed_at, tell
    )
    select "orderNumber", "purchaseKey", p_site_key, p_content_id, "purchaserId", state, "paymentMethod", amount,
      "isDeferred", attempt, "heldUntil", language, "purchaserMail", "purchaserInfo", addressee, "includeReceipt",
      payment, p_now, null, p_now, tell
    from wanted_order
    -- A key that another ticket's purchase stores at this moment: whoever is second is told the first one's order.
    on conflict (purchase_key) do nothing
    returning order_id, order_number
  ), new_ticket as (
    insert into purchased_ticket (
      order_id, site_key, content_id, ticket_id, multiple_price_id, snapshot_id, price, original_price, state,
      purchaser_id, holder_id, code, qr_secret, available_started_at, checkin_user_mail, checkin_user_info
    )
    select o.order_id, p_site_key, p_content_id, p_ticket_id, t."priceId", p_snapshot_id, t.price, t."originalPrice",
      case w.state when 'completed' then 'issued' else 'held' end, w."purchaserId", w."purchaserId", t.code,
      t."qrSecret", case w.state when 'completed' then p_now end, t.mail, t.info
    from new_order o
    join wanted_order w on w."orderNumber" = o.order_number
    cross join lateral jsonb_to_recordset(w.tickets) as t (
      "priceId" integer, price integer, "originalPrice" integer, code text, "qrSecret" text, mail text, info jsonb
    )
    returning order_id, purchased_ticket_id, code
  )
  select w.place, o.order_id, jsonb_object_agg(t.code, t.purchased_ticket_id), count(*)::integer,
    w.state <> 'completed'
  from new_ticket t
  join new_order o on o.order_id = t.order_id
  join wanted_order w on w."orderNumber" = o.order_number
  group by w.place, o.order_id, w.state
  loop
    outcome := 'accepted';
    left_over := null;
    stored := stored || place;
    if is_held then held_now := held_now + number; else sold_now := sold_now + number; end if;
    return next;
  end loop;

  update ticket_stock s set held = s.held + held_now, sold = s.sold + sold_now
    where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = p_ticket_id;

  order_id := null;
  ticket_ids := null;
  foreach place in array accepted loop
    continue when place = any (stored);
    outcome := 'repeated';
    left_over := null;
    return next;
  end loop;
end
$$;
