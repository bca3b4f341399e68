-- Pushes of the live chat to browsers.

-- Names this server to the services of the browsers. The first server makes it, and all others use the same.
create table chat_push_key (
  id smallint primary key default 1 check (id = 1),
  public_key text not null,
  private_key text not null
);

create table chat_push (
  -- An address at the service of a browser; whoever is logged in there now has it.
  endpoint text primary key,
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  -- Pushes end with the session in which they were asked for.
  session_id uuid not null references member_session (session_id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index chat_push_of_profile on chat_push (chat_profile_id);
create index chat_push_of_member on chat_push (member_id);
create index chat_push_of_session on chat_push (session_id);

-- The newest message of a room of which a person was told by a push.
create table chat_pushed (
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  room_id integer not null references chat_room (room_id) on delete cascade,
  comment_index integer not null,
  primary key (chat_profile_id, room_id)
);
create index chat_pushed_of_room on chat_pushed (room_id);
