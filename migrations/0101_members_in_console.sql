-- What an organiser finds members by beside the name of their profile: the mail address and the login ID. The index knows
-- it by functions, so that no registration has anything to write for it.
create index member_of_letters on member using gin (pairs_of_letters(letters_of_person(
  mail || ' ' || coalesce(login_id, ''), '[]'
)));

-- What an organiser did to a member at a site: who, when and why. It goes with the member.
create table member_change (
  member_change_id integer generated always as identity primary key,
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  kind text not null,
  -- The role that was given or taken; '' where it is not about one.
  role text not null default '',
  operator_id integer,
  operator_name text not null,
  reason text not null,
  made_at timestamptz not null
);
create index member_change_of_member on member_change (member_id);
create index member_change_of_site on member_change (site_key);
