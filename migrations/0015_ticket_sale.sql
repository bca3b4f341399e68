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
-- p_capacity and p_per_person: null is not limited. A list of each property of the purchases, at most one of a person and
-- one of a key, in states that hold places or 'completed'; behind p_number, how many tickets each is of, a list of each
-- property of all their tickets, with the place of the purchase in p_of. (JSON took a quarter of the time to read.)
-- Answers a list of outcomes: accepted, soldOut, limitReached (with what is left over for the person), repeated: its key
-- is known, or gone: there is no such member any more; the numbers of the orders; and those of all tickets.
create function reserve_tickets(
  p_site_key text, p_content_id integer, p_ticket_id integer, p_snapshot_id integer,
  p_capacity integer, p_per_person integer, p_now timestamptz,
  p_order_number text[], p_purchase_key text[], p_purchaser_id integer[], p_state text[], p_payment_method text[],
  p_amount integer[], p_is_deferred boolean[], p_attempt integer[], p_held_until timestamptz[], p_language text[],
  p_purchaser_mail text[], p_purchaser_info jsonb[], p_addressee text[], p_include_receipt boolean[], p_payment jsonb[],
  p_tell text[], p_number integer[],
  p_of integer[], p_price_id integer[], p_price integer[], p_original_price integer[], p_code text[],
  p_qr_secret text[], p_mail text[], p_info jsonb[],
  out outcomes text[], out left_over integer[], out order_ids integer[], out ticket_ids integer[]
)
language plpgsql
-- Planned while the tables are small, reading them whole looks cheap; in a rush they grow long before anybody counts them
-- again, and each batch would take longer than the one before.
set enable_seqscan = off
-- What is in the lists changes nothing about how to read them, and planning took a fifth of a small batch.
set plan_cache_mode = force_generic_plan
as $$
declare
  taken integer;
  remaining integer;
  members integer[];
  known text[];
  bought integer[];
  stored integer[];
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
  members := array(select m.member_id from member m where m.member_id = any (p_purchaser_id) for key share);
  known := array(select o.purchase_key from ticket_order o where o.purchase_key = any (p_purchase_key));
  if p_per_person is not null then
    -- A look into an index for each, however the tables have grown since this was planned.
    bought := array(
      select (
        select count(*)::integer from purchased_ticket t
        where t.purchaser_id = p.purchaser_id and t.site_key = p_site_key and t.content_id = p_content_id
          and t.ticket_id = p_ticket_id and t.state in ('applied', 'held', 'issued')
      )
      from unnest(p_purchaser_id) with ordinality as p (purchaser_id, place) order by p.place
    );
  end if;

  for place in 1 .. cardinality(p_purchase_key) loop
    if p_purchase_key[place] = any (known) then
      outcomes[place] := 'repeated';
    elsif p_purchaser_id[place] is not null and p_purchaser_id[place] <> all (members) then
      outcomes[place] := 'gone';
    elsif remaining < p_number[place] then
      outcomes[place] := 'soldOut';
      left_over[place] := greatest(remaining, 0);
    elsif p_purchaser_id[place] is not null and p_per_person - bought[place] < p_number[place] then
      outcomes[place] := 'limitReached';
      left_over[place] := greatest(p_per_person - bought[place], 0);
    else
      outcomes[place] := 'accepted';
      remaining := remaining - p_number[place];
    end if;
  end loop;

  order_ids := array(
    select case p.outcome when 'accepted' then nextval('ticket_order_order_id_seq')::integer end
    from unnest(outcomes) with ordinality as p (outcome, place) order by p.place
  );
  with new_order as (
    insert into ticket_order (
      order_id, order_number, purchase_key, site_key, content_id, purchaser_id, state, payment_method, amount,
      is_deferred, attempt, held_until, language, purchaser_mail, purchaser_info, addressee, include_receipt, payment,
      ordered_at, paid_at, changed_at, tell
    )
    overriding system value
    select p.order_id, p.order_number, p.purchase_key, p_site_key, p_content_id, p.purchaser_id, p.state,
      p.payment_method, p.amount, p.is_deferred, p.attempt, p.held_until, p.language, p.purchaser_mail,
      p.purchaser_info, p.addressee, p.include_receipt, p.payment, p_now, null, p_now, p.tell
    from unnest(
      order_ids, p_order_number, p_purchase_key, p_purchaser_id, p_state, p_payment_method, p_amount, p_is_deferred,
      p_attempt, p_held_until, p_language, p_purchaser_mail, p_purchaser_info, p_addressee, p_include_receipt,
      p_payment, p_tell
    ) as p (
      order_id, order_number, purchase_key, purchaser_id, state, payment_method, amount, is_deferred, attempt,
      held_until, language, purchaser_mail, purchaser_info, addressee, include_receipt, payment, tell
    )
    where p.order_id is not null
    -- A key that another ticket's purchase stores at this moment: whoever is second is told the first one's order.
    on conflict (purchase_key) do nothing
    returning order_id
  )
  select coalesce(array_agg(n.order_id), '{}') into stored from new_order n;

  for place in 1 .. cardinality(order_ids) loop
    continue when order_ids[place] is null;
    if order_ids[place] <> all (stored) then
      outcomes[place] := 'repeated';
      order_ids[place] := null;
    elsif p_state[place] = 'completed' then
      sold_now := sold_now + p_number[place];
    else
      held_now := held_now + p_number[place];
    end if;
  end loop;
  if stored = '{}' then return; end if;

  ticket_ids := array(
    select case when order_ids[t.of_place] is not null
      then nextval('purchased_ticket_purchased_ticket_id_seq')::integer end
    from unnest(p_of) with ordinality as t (of_place, place) order by t.place
  );
  insert into purchased_ticket (
    purchased_ticket_id, order_id, site_key, content_id, ticket_id, multiple_price_id, snapshot_id, price,
    original_price, state, purchaser_id, holder_id, code, qr_secret, available_started_at, checkin_user_mail,
    checkin_user_info
  )
  overriding system value
  select t.ticket_id, order_ids[t.of_place], p_site_key, p_content_id, p_ticket_id, t.price_id, p_snapshot_id, t.price,
    t.original_price, case p_state[t.of_place] when 'completed' then 'issued' else 'held' end,
    p_purchaser_id[t.of_place], p_purchaser_id[t.of_place], t.code, t.qr_secret,
    case p_state[t.of_place] when 'completed' then p_now end, t.mail, t.info
  from unnest(
    ticket_ids, p_of, p_price_id, p_price, p_original_price, p_code, p_qr_secret, p_mail, p_info
  ) as t (ticket_id, of_place, price_id, price, original_price, code, qr_secret, mail, info)
  where t.ticket_id is not null;

  update ticket_stock s set held = s.held + held_now, sold = s.sold + sold_now
    where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = p_ticket_id;
end
$$;
