-- Many purchases of one sale in one transaction: docs/algorithms/stock.md, "Many at once".

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
  update ticket_order set purchaser_id = null, purchaser_left = true where purchaser_id = old.member_id;
  update purchased_ticket set purchaser_id = null where purchaser_id = old.member_id;
  update purchased_ticket set holder_id = null where holder_id = old.member_id;
  return old;
end $$;
-- Behind member_is_forgotten_in_tickets, which still has to find them: triggers run in the order of their names.
create trigger member_leaves_tickets before delete on member
  for each row execute function take_member_out_of_tickets();

-- Until the transaction ends: who buys from a content in which tickets shut each other out, or applies to a lottery, does
-- so once at a time. What such a rule asks spans tickets whose rows know nothing of each other.
create function lock_ticket_buyer(p_site_key text, p_content_id integer, p_member_id integer) returns void
language sql as $$
  select pg_advisory_xact_lock(hashtextextended(format('buyer/%s/%s/%s', p_site_key, p_content_id, p_member_id), 0))
$$;

-- Decides purchases of one sale one after the other, each accepted or refused on its own, and stores those accepted.
-- Lists throughout (JSON took a quarter of the time to read); what is called p_in_… and p_…_of is a place in another list:
--   p_ticket_id …     the tickets of all purchases, the lowest first, with their limits; null is not limited
--   p_code_key …      the codes they use, and how often each may be used
--   p_locked_id       members who buy under exclusion groups, the lowest first
--   p_order_number …  the purchases, at most one of a person and one of a key, in states that hold places or 'completed'
--   p_line_of …       their lines: so many of one ticket
--   p_barrier_of …    what shuts a line out: whoever has so many of the other tickets (exclusion-groups.ts, barriersOf)
--   p_of …            their places, each of which becomes a ticket
-- Answers lists: of outcomes, accepted, soldOut, limitReached (with what is left over), combination, codeUsedUp, repeated
-- (the key is known) or gone (there is no such member any more); of the tickets refused; of the numbers of orders and of
-- all their tickets.
create function reserve_tickets(
  p_site_key text, p_content_id integer, p_now timestamptz,
  p_ticket_id integer[], p_capacity integer[], p_per_person integer[],
  p_code_key text[], p_uses_max integer[], p_locked_id integer[],
  p_order_number text[], p_purchase_key text[], p_purchaser_id integer[], p_state text[], p_payment_method text[],
  p_amount integer[], p_is_deferred boolean[], p_attempt integer[], p_held_until timestamptz[], p_ask_at timestamptz[],
  p_in_code integer[],
  p_language text[], p_purchaser_mail text[], p_purchaser_info jsonb[], p_addressee text[],
  p_include_receipt boolean[], p_payment jsonb[], p_tell text[],
  p_line_of integer[], p_line_in_ticket integer[], p_line_number integer[],
  p_barrier_of integer[], p_barrier_count integer[], p_barrier_others text[],
  p_of integer[], p_in_ticket integer[], p_snapshot_id integer[], p_price_id integer[], p_price integer[],
  p_original_price integer[], p_code text[], p_qr_secret text[], p_mail text[], p_info jsonb[],
  out outcomes text[], out refused_ids integer[], out left_over integer[], out order_ids integer[],
  out ticket_ids integer[]
)
language plpgsql
-- Planned while the tables are small, reading them whole looks cheap; in a rush they grow long before anybody counts them
-- again, and each batch would take longer than the one before.
set enable_seqscan = off
-- What is in the lists changes nothing about how to read them, and planning took a fifth of a small batch.
set plan_cache_mode = force_generic_plan
as $$
declare
  taken_now integer[] := array_fill(0, array[cardinality(p_ticket_id)]);
  remaining integer[];
  uses integer[];
  members integer[];
  known text[];
  bought integer[];
  shut_out integer[] := '{}';
  stored integer[];
  verdict text;
  buyer integer;
  first_line integer;
  line integer := 1;
  ticket integer;
begin
  -- Locked first, in the one order: buyers, codes, tickets.
  foreach buyer in array p_locked_id loop
    perform lock_ticket_buyer(p_site_key, p_content_id, buyer);
  end loop;
  if p_code_key <> '{}' then
    insert into discount_code_use (site_key, content_id, code_key)
      select p_site_key, p_content_id, c.code_key
      from unnest(p_code_key) with ordinality as c (code_key, place) order by c.place
      on conflict do nothing;
    uses := array(
      select u.used from discount_code_use u
      where u.site_key = p_site_key and u.content_id = p_content_id and u.code_key = any (p_code_key)
      order by array_position(p_code_key, u.code_key) for update
    );
  end if;
  if cardinality(p_ticket_id) > (
    select count(*) from ticket_stock s
    where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = any (p_ticket_id)
  ) then
    insert into ticket_stock (site_key, content_id, ticket_id)
      select p_site_key, p_content_id, t.ticket_id from unnest(p_ticket_id) with ordinality as t (ticket_id, place)
      order by t.place
      on conflict do nothing;
  end if;
  remaining := array(
    select p_capacity[array_position(p_ticket_id, s.ticket_id)] - s.taken from ticket_stock s
    where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = any (p_ticket_id)
    order by s.ticket_id for update
  );

  -- What is read of persons is read in later statements, or it would be older than the locks.
  members := array(select m.member_id from member m where m.member_id = any (p_purchaser_id) for key share);
  known := array(select o.purchase_key from ticket_order o where o.purchase_key = any (p_purchase_key));
  if array_remove(p_per_person, null) <> '{}' then
    -- A look into an index for each, however the tables have grown since this was planned; so below.
    bought := array(
      select (
        select count(*)::integer from purchased_ticket t
        where t.purchaser_id = p_purchaser_id[l.of_purchase] and t.site_key = p_site_key
          and t.content_id = p_content_id and t.ticket_id = p_ticket_id[l.in_ticket]
          and t.state in ('applied', 'held', 'issued')
      )
      from unnest(p_line_of, p_line_in_ticket) with ordinality as l (of_purchase, in_ticket, place) order by l.place
    );
  end if;
  if p_barrier_of <> '{}' then
    shut_out := array(
      select b.of_line from unnest(p_barrier_of, p_barrier_count, p_barrier_others) as b (of_line, needed, others)
      where b.needed <= (
        select count((
          select true from purchased_ticket t
          where t.holder_id = p_purchaser_id[p_line_of[b.of_line]] and t.site_key = p_site_key
            and t.content_id = p_content_id and t.ticket_id = o.ticket_id and t.state in ('applied', 'held', 'issued')
          limit 1
        )) from unnest(b.others::integer[]) as o (ticket_id)
      )
    );
  end if;

  for place in 1 .. cardinality(p_purchase_key) loop
    verdict := case
      when p_purchase_key[place] = any (known) then 'repeated'
      when p_purchaser_id[place] is not null and p_purchaser_id[place] <> all (members) then 'gone'
      else 'accepted'
    end;
    first_line := line;
    while p_line_of[line] = place loop
      ticket := p_line_in_ticket[line];
      if verdict <> 'accepted' then
        -- What one line was refused for is the answer.
      elsif remaining[ticket] < p_line_number[line] then
        verdict := 'soldOut';
        left_over[place] := greatest(remaining[ticket], 0);
        refused_ids[place] := p_ticket_id[ticket];
      elsif p_purchaser_id[place] is not null and p_per_person[ticket] - bought[line] < p_line_number[line] then
        verdict := 'limitReached';
        left_over[place] := greatest(p_per_person[ticket] - bought[line], 0);
        refused_ids[place] := p_ticket_id[ticket];
      elsif line = any (shut_out) then
        verdict := 'combination';
        refused_ids[place] := p_ticket_id[ticket];
      end if;
      line := line + 1;
    end loop;
    if verdict = 'accepted' and uses[p_in_code[place]] >= p_uses_max[p_in_code[place]] then
      verdict := 'codeUsedUp';
    end if;
    outcomes[place] := verdict;
    continue when verdict <> 'accepted';
    for nth in first_line .. line - 1 loop
      ticket := p_line_in_ticket[nth];
      remaining[ticket] := remaining[ticket] - p_line_number[nth];
    end loop;
    if p_in_code[place] is not null then
      uses[p_in_code[place]] := uses[p_in_code[place]] + 1;
    end if;
  end loop;

  order_ids := array(
    select case p.outcome when 'accepted' then nextval('ticket_order_order_id_seq')::integer end
    from unnest(outcomes) with ordinality as p (outcome, place) order by p.place
  );
  with new_order as (
    insert into ticket_order (
      order_id, order_number, purchase_key, site_key, content_id, purchaser_id, state, payment_method, amount,
      is_deferred, attempt, held_until, ask_at, code_key, language, purchaser_mail, purchaser_info, addressee, include_receipt,
      payment, ordered_at, paid_at, changed_at, tell
    )
    overriding system value
    select p.order_id, p.order_number, p.purchase_key, p_site_key, p_content_id, p.purchaser_id, p.state,
      p.payment_method, p.amount, p.is_deferred, p.attempt, p.held_until, p.ask_at, p_code_key[p.in_code], p.language,
      p.purchaser_mail, p.purchaser_info, p.addressee, p.include_receipt, p.payment, p_now, null, p_now, p.tell
    from unnest(
      order_ids, p_order_number, p_purchase_key, p_purchaser_id, p_state, p_payment_method, p_amount, p_is_deferred,
      p_attempt, p_held_until, p_ask_at, p_in_code, p_language, p_purchaser_mail, p_purchaser_info, p_addressee,
      p_include_receipt, p_payment, p_tell
    ) as p (
      order_id, order_number, purchase_key, purchaser_id, state, payment_method, amount, is_deferred, attempt,
      held_until, ask_at, in_code, language, purchaser_mail, purchaser_info, addressee, include_receipt, payment, tell
    )
    where p.order_id is not null
    -- A key that another sale's purchase stores at this moment: whoever is second is told the first one's order.
    on conflict (purchase_key) do nothing
    returning order_id
  )
  select coalesce(array_agg(n.order_id), '{}') into stored from new_order n;

  for place in 1 .. cardinality(order_ids) loop
    continue when order_ids[place] is null or order_ids[place] = any (stored);
    outcomes[place] := 'repeated';
    order_ids[place] := null;
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
  select t.purchased_ticket_id, order_ids[t.of_place], p_site_key, p_content_id, p_ticket_id[t.in_ticket], t.price_id,
    t.snapshot_id, t.price, t.original_price, case p_state[t.of_place] when 'completed' then 'issued' else 'held' end,
    p_purchaser_id[t.of_place], p_purchaser_id[t.of_place], t.code, t.qr_secret,
    case p_state[t.of_place] when 'completed' then p_now end, t.mail, t.info
  from unnest(
    ticket_ids, p_of, p_in_ticket, p_snapshot_id, p_price_id, p_price, p_original_price, p_code, p_qr_secret, p_mail,
    p_info
  ) as t (
    purchased_ticket_id, of_place, in_ticket, snapshot_id, price_id, price, original_price, code, qr_secret, mail, info
  )
  where t.purchased_ticket_id is not null;

  for nth in 1 .. cardinality(p_line_of) loop
    continue when order_ids[p_line_of[nth]] is null;
    ticket := p_line_in_ticket[nth];
    taken_now[ticket] := taken_now[ticket] + p_line_number[nth];
  end loop;
  for nth in 1 .. cardinality(p_ticket_id) loop
    continue when taken_now[nth] = 0;
    update ticket_stock s set taken = s.taken + taken_now[nth]
      where s.site_key = p_site_key and s.content_id = p_content_id and s.ticket_id = p_ticket_id[nth];
  end loop;
  for nth in 1 .. cardinality(p_code_key) loop
    update discount_code_use u set used = u.used + (
      select count(*) from unnest(order_ids, p_in_code) as p (order_id, in_code)
      where p.order_id is not null and p.in_code = nth
    )
    where u.site_key = p_site_key and u.content_id = p_content_id and u.code_key = p_code_key[nth];
  end loop;
end
$$;
