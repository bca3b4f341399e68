-- What an organiser finds orders by, and what happened to them.
-- contract: since 0.9.0 servers store orders and refunds as before; the triggers note what they do, and write new tables alone.

-- Narrow, so that a search for what many have reads few pages. The server writes a row with its order; an order without
-- one is written by a job. It references nothing: a reference is looked up for each row of a batch.
create table ticket_order_search (
  order_id integer primary key,
  site_key text not null,
  -- Number, mail address, name and kana, as kernel/fold-text.ts folds them.
  folded text not null,
  -- The site, and each two letters that follow each other.
  grams text[] not null
);
create index ticket_order_search_newest on ticket_order_search (site_key, order_id);
-- A search also reads what is not in the tree yet: little, so that neither it nor a purchase waits for much.
create index ticket_order_search_grams on ticket_order_search using gin (grams) with (gin_pending_list_limit = 256);

-- What is erased or corrected is found no more, whoever did it. Then the order is without a row, and gets one.
create function take_order_out_of_search() returns trigger language plpgsql as $$
begin
  delete from ticket_order_search where order_id = old.order_id;
  return null;
end $$;
create trigger order_is_found_otherwise after update of purchaser_mail, purchaser_info on ticket_order
  for each row when (
    old.purchaser_mail is distinct from new.purchaser_mail or old.purchaser_info is distinct from new.purchaser_info
  ) execute function take_order_out_of_search();
create trigger order_is_found_no_more after delete on ticket_order
  for each row execute function take_order_out_of_search();

-- The newest first: all of them, those in one state, and those with one way to pay.
create index ticket_order_newest on ticket_order (site_key, order_id);
create index ticket_order_by_state on ticket_order (site_key, state, order_id);
create index ticket_order_by_method on ticket_order (site_key, payment_method, order_id);
create index ticket_refund_open on ticket_refund (order_id) where state <> 'done';

-- What happened to an order after it was made: its row and those of its refunds say only how they stand.
create table ticket_order_event (
  ticket_order_event_id integer generated always as identity primary key,
  order_id integer not null,
  at timestamptz not null,
  -- The state that the order or the refund got, or what became of a transfer.
  kind text not null,
  -- The attempt to pay that it belongs to.
  attempt integer,
  ticket_refund_id integer,
  purchased_ticket_id integer
);
create index ticket_order_event_of_order on ticket_order_event (order_id);

create function note_order_event() returns trigger language plpgsql as $$
begin
  if new.state <> old.state then
    insert into ticket_order_event (order_id, at, kind, attempt) values (
      new.order_id, new.changed_at,
      case
        when new.state = 'reserved' and old.state = 'applied' then 'won'
        when new.state = 'reserved' then 'refused'
        else new.state
      end,
      new.attempt
    );
  end if;
  if new.is_settled and not old.is_settled then
    insert into ticket_order_event (order_id, at, kind) values (new.order_id, new.changed_at, 'settled');
  end if;
  return null;
end $$;
create trigger order_event_is_noted after update of state, is_settled on ticket_order
  for each row when (old.state <> new.state or old.is_settled <> new.is_settled) execute function note_order_event();

create function note_refund_event() returns trigger language plpgsql as $$
begin
  insert into ticket_order_event (order_id, at, kind, ticket_refund_id)
    values (new.order_id, new.changed_at, 'refund.' || new.state, new.ticket_refund_id);
  return null;
end $$;
create trigger refund_event_is_noted after update of state on ticket_refund
  for each row when (old.state <> new.state) execute function note_refund_event();

-- The mails about something, with what became of them: a mail itself goes when it is sent.
create table mail_trace (
  position integer generated always as identity primary key,
  mail_id uuid not null,
  -- order/12
  about text not null,
  kind text not null,
  -- '': the address was erased.
  mail_to text not null,
  queued_at timestamptz not null,
  -- When it was handed to the mail server, or given up; null: it waits.
  ended_at timestamptz,
  -- Why it was given up.
  failed text,
  unique (mail_id, about)
);
create index mail_trace_about on mail_trace (about);
create index mail_trace_to on mail_trace (lower(mail_to));
create index mail_trace_age on mail_trace (queued_at);

-- A mail about an order went to the address that its buyer gave, which need not be that of their account. Before
-- member_leaves_tickets, while orders still name them: triggers run in the order of their names.
create function forget_member_in_mails() returns trigger language plpgsql as $$
begin
  update mail_trace set mail_to = ''
    where about in (select 'order/' || order_id from ticket_order where purchaser_id = old.member_id);
  return old;
end $$;
create trigger member_is_forgotten_in_mails before delete on member
  for each row execute function forget_member_in_mails();

-- The entries of the log that name an order or a ticket.
create index operator_log_of_order on operator_log ((details ->> 'order')) where details ? 'order';
create index operator_log_of_ticket on operator_log ((details ->> 'purchasedTicketId')) where details ? 'purchasedTicketId';
