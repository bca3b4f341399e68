-- What people of a chat report, what organisers do about it, and how an account leaves its chats.

create table chat_report (
  report_id integer generated always as identity primary key,
  source_id integer not null references chat_source (source_id) on delete cascade,
  -- Where it was reported: the site that answers.
  site_key text not null references site (site_key) on delete cascade,
  reporter_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  reported_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  -- The reported message; null for a report of a person.
  room_id integer references chat_room (room_id) on delete set null,
  comment_index integer,
  reason text not null,
  body text not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- What the reporter was told.
  answer text,
  constraint chat_report_once unique (reporter_profile_id, room_id, comment_index)
);
create index chat_report_of_site on chat_report (site_key, closed_at);
create index chat_report_of_reported on chat_report (reported_profile_id);

-- The reported message and those around it, as they were: all that an organiser ever sees of a room.
create table chat_report_message (
  report_id integer not null references chat_report (report_id) on delete cascade,
  comment_index integer not null,
  chat_profile_id integer not null references chat_profile (chat_profile_id) on delete cascade,
  type text not null,
  body text not null,
  meeting jsonb,
  -- WebP.
  picture bytea,
  created_at timestamptz not null,
  primary key (report_id, comment_index)
);
create index chat_report_message_of_author on chat_report_message (chat_profile_id);

-- Each look at a report, and each thing done about it.
create table chat_report_act (
  act_id integer generated always as identity primary key,
  report_id integer not null references chat_report (report_id) on delete cascade,
  kind text not null check (kind in ('look', 'remove', 'suspend', 'readmit', 'close')),
  -- A person of the organiser, as they name themselves.
  done_by text not null,
  reason text not null,
  done_at timestamptz not null
);
create index chat_report_act_of_report on chat_report_act (report_id);

-- Whoever is suspended reads and does not write.
create table chat_suspension (
  chat_profile_id integer primary key references chat_profile (chat_profile_id) on delete cascade,
  reason text not null,
  suspended_at timestamptz not null
);

-- Whoever is erased, by whatever way, leaves nothing in a chat but empty places: each room is as if they had left, and
-- their id stays taken as a hash. Rooms are locked before people, the lower id first, as everywhere.
create function forget_chat_profile(mine integer) returns void language plpgsql as $$
declare
  room record;
begin
  for room in
    select r.room_id, r.version from chat_room r
    where r.source_id = (select source_id from chat_profile where chat_profile_id = mine)
      and (
        exists (select from chat_room_user u where u.room_id = r.room_id and u.chat_profile_id = mine)
        or (r.kind = 'commentary'
          and exists (select from chat_comment c where c.room_id = r.room_id and c.chat_profile_id = mine))
      )
    order by r.room_id for no key update
  loop
    update chat_comment set body = '', meeting = null, picture_id = null, removed_at = now(), version = room.version + 1
      where room_id = room.room_id and chat_profile_id = mine and removed_at is null;
    update chat_room_user set leave = true, muted = false, changed_version = room.version + 1
      where room_id = room.room_id and chat_profile_id = mine and not leave;
    update chat_room set version = room.version + 1,
        last_message = case when last_messaged_by = mine then '' else last_message end
      where room_id = room.room_id;
  end loop;

  delete from chat_picture where owner_profile_id = mine;
  delete from chat_auto_reply where chat_profile_id = mine or exhibitor_profile_id = mine;
  delete from chat_suspension where chat_profile_id = mine;
  update chat_report_message set body = '', meeting = null, picture = null where chat_profile_id = mine;
  update chat_report set body = '', answer = null, closed_at = coalesce(closed_at, now()) where reporter_profile_id = mine;
  update chat_report set closed_at = coalesce(closed_at, now()) where reported_profile_id = mine;
  -- The organiser's words may name who they are about.
  update chat_report_act a set reason = '' from chat_report r
    where r.report_id = a.report_id and mine in (r.reporter_profile_id, r.reported_profile_id);
  update chat_report set answer = '' where reported_profile_id = mine and answer is not null;

  -- What is their own changes for the others too: they may hold a block that is nobody's any more.
  update chat_profile set version = version + 1 where chat_profile_id in (
    select p.chat_profile_id from chat_profile p
    where p.chat_profile_id in (select b.chat_profile_id from chat_block b where b.blocked_profile_id = mine)
    order by p.chat_profile_id for no key update
  );
  delete from chat_block where chat_profile_id = mine or blocked_profile_id = mine;
  -- The record of the other stays: it is how they clear the room away.
  delete from chat_contact where chat_profile_id = mine;
  update chat_profile set live_chat_user_id = '', nickname = '', avatar = null, tag_ids = '{}',
      token = 'erased-' || chat_profile_id, seen_at = null, version = version + 1, updated_at = now()
    where chat_profile_id = mine;
end $$;

create function forget_member_in_chats() returns trigger language plpgsql as $$
declare
  mine integer;
begin
  for mine in select chat_profile_id from chat_profile where member_id = old.member_id order by chat_profile_id loop
    perform forget_chat_profile(mine);
  end loop;
  return old;
end $$;
create trigger member_is_forgotten_in_chats before delete on member
  for each row execute function forget_member_in_chats();
