-- The live chat of members.

-- The contents of a realm that name the same source share their people and rooms.
create table chat_source (
  source_id integer generated always as identity primary key,
  realm_key text not null,
  data_source_id integer not null,
  constraint chat_source_once unique (realm_key, data_source_id)
);

create table chat_profile (
  chat_profile_id integer generated always as identity primary key,
  source_id integer not null references chat_source (source_id) on delete cascade,
  -- Null: the member has left; their messages keep an author.
  member_id integer references member (member_id) on delete set null,
  live_chat_user_id text not null,
  -- The id without regard to case. It stays taken when the member has left, and is then only this hash.
  user_id_hash text not null,
  nickname text not null,
  -- Below the site's base, as /media/….webp.
  avatar text,
  tag_ids integer[] not null default '{}',
  -- Opens a talk with this person: in their code and in links to them.
  token text not null unique,
  -- Rises with every change of what only this person reads: their rooms, contacts and blocks.
  version integer not null default 0,
  language text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The last minute in which a page of theirs was looked at.
  seen_at timestamptz,
  constraint chat_user_id_once unique (source_id, user_id_hash),
  constraint chat_member_once unique (source_id, member_id)
);
create index chat_profile_of_member on chat_profile (member_id);

create table chat_room (
  room_id integer generated always as identity primary key,
  source_id integer not null references chat_source (source_id) on delete cascade,
  kind text not null check (kind in ('pair', 'group', 'commentary')),
  -- The two of a pair, the lower id first: two who start at once get one room.
  low_profile_id integer references chat_profile (chat_profile_id) on delete cascade,
  high_profile_id integer references chat_profile (chat_profile_id) on delete cascade,
  -- The live stream of a commentary.
  site_key text references site (site_key) on delete cascade,
  content_id integer,
  detail_id integer,
  -- A group is made once for the key of the page that makes it.
  request_key uuid,
  started_by integer references chat_profile (chat_profile_id) on delete cascade,
  started_at timestamptz not null,
  -- Somebody in it has not accepted yet.
  invite boolean not null,
  title text not null default '',
  description text not null default '',
  icon_image text,
  -- The messages there ever were: a removed one stays as an empty place.
  comment_count integer not null default 0,
  -- Rises with every change under the room's lock.
  version integer not null default 0,
  -- The version in which its own fields changed.
  changed_version integer not null default 0,
  last_message text,
  last_message_type text,
  last_messaged_at timestamptz,
  last_messaged_by integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint chat_pair_once unique (source_id, low_profile_id, high_profile_id),
  constraint chat_commentary_once unique (site_key, content_id, detail_id),
  constraint chat_group_once unique (started_by, request_key),
  check (kind <> 'pair' or low_profile_id < high_profile_id),
  check ((kind = 'commentary') = (site_key is not null))
);
create index chat_room_started on chat_room (started_by, started_at);

create table chat_room_user (
  room_id integer not null references chat_room (room_id) on delete cascade,
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  -- They have invited or accepted, and may write.
  invite boolean not null,
  leave boolean not null default false,
  read_comment_index integer not null default 0,
  muted boolean not null default false,
  -- The version of the room in which this row changed.
  changed_version integer not null,
  joined_at timestamptz not null,
  primary key (room_id, chat_profile_id)
);
create index chat_room_of_profile on chat_room_user (chat_profile_id);

create table chat_contact (
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  contact_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  room_id integer not null references chat_room (room_id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted boolean not null default false,
  deleted_at timestamptz,
  primary key (chat_profile_id, contact_profile_id)
);

create table chat_block (
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  blocked_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  created_at timestamptz not null,
  primary key (chat_profile_id, blocked_profile_id)
);
create index chat_block_of_blocked on chat_block (blocked_profile_id);

-- Pictures in messages: only those in the room read them, and they go with who sent them.
create table chat_picture (
  picture_id uuid primary key,
  owner_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  -- Null: not sent yet.
  room_id integer references chat_room (room_id) on delete cascade,
  width integer not null,
  height integer not null,
  -- WebP, whole and as a thumbnail.
  whole bytea not null,
  thumbnail bytea not null,
  created_at timestamptz not null
);
create index chat_picture_of_owner on chat_picture (owner_profile_id);

create table chat_comment (
  room_id integer not null references chat_room (room_id) on delete cascade,
  -- Its place in the room, from 1, without gaps.
  comment_index integer not null,
  -- The version of the room in which it was written or removed.
  version integer not null,
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  -- Made by the page that sends, so that a repeated message is the same one.
  key uuid not null,
  type text not null check (type in ('TEXT', 'IMAGE', 'MEETING')),
  body text not null,
  picture_id uuid references chat_picture (picture_id) on delete set null,
  meeting jsonb,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (room_id, comment_index),
  constraint chat_comment_once unique (room_id, chat_profile_id, key)
);
create index chat_comment_changed on chat_comment (room_id, version);
