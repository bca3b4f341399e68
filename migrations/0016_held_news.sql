-- News of orders that are told together with others, because their address has had so many mails that nobody paid for.
create table held_news (
  order_id integer primary key references ticket_order (order_id) on delete cascade,
  -- A hash of the mail address: it names nobody.
  news_key text not null,
  tell text not null check (tell in ('applied', 'awaiting', 'issued'))
);
create index held_news_of_key on held_news (news_key);
