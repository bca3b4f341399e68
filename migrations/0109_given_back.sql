-- contract: since 0.9.0 servers store refunds as before; the trigger keeps their sum at the order.
-- What of the money that bought the tickets of an order was given back, or is owed to its buyer: a buyer's cancellation
-- and an organiser's refund both stop at what is left.
alter table ticket_order add column given_back integer not null default 0 check (given_back >= 0);
update ticket_order o set given_back = r.back
  from (select order_id, attempt, sum(amount)::integer as back from ticket_refund group by order_id, attempt) r
  where r.order_id = o.order_id and r.attempt = coalesce(o.paid_attempt, 0);

create function count_given_back() returns trigger language plpgsql as $$
begin
  -- Money of other attempts bought nothing, and was never received for the tickets.
  if tg_op <> 'INSERT' then
    update ticket_order set given_back = given_back - old.amount
      where order_id = old.order_id and coalesce(paid_attempt, 0) = old.attempt;
  end if;
  if tg_op <> 'DELETE' then
    update ticket_order set given_back = given_back + new.amount
      where order_id = new.order_id and coalesce(paid_attempt, 0) = new.attempt;
  end if;
  return null;
end $$;
create trigger refund_is_counted after insert or delete or update of amount on ticket_refund
  for each row execute function count_given_back();
