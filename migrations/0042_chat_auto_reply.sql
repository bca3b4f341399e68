-- What booths have answered by themselves: once to each person on a day.
create table chat_auto_reply (
  site_key text not null references site (site_key) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  -- Who wrote to the booth.
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  -- In Tokyo.
  day date not null,
  -- Who answered: a repeated call finishes what a broken one began.
  exhibitor_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  constraint chat_auto_reply_once primary key (chat_profile_id, site_key, content_id, detail_id, day)
);
create index chat_auto_reply_of_exhibitor on chat_auto_reply (exhibitor_profile_id);
