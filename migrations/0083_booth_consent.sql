-- contract: since 0.9.0 a server loses nothing by the triggers, which change the new table alone.

-- The members who agreed that the exhibitor of a booth in their bag learns who they are.
create table booth_consent (
  consent_id integer generated always as identity primary key,
  site_key text not null references site (site_key) on delete cascade,
  member_id integer not null references member (member_id) on delete cascade,
  content_id integer not null,
  detail_id integer not null,
  -- Which words they agreed to.
  words_version smallint not null,
  agreed_at timestamptz not null,
  constraint booth_consent_once unique (site_key, content_id, detail_id, member_id)
);
create index booth_consent_of_member on booth_consent (member_id, site_key);

-- Who kept a booth is counted for its exhibitor.
create index favorite_of_booth on favorite (site_key, content_id, detail_id);
create index booth_memo_of_booth on booth_memo (site_key, content_id, detail_id);

-- A booth that leaves the bag takes the consent with it: one that comes back is not named before the member agrees anew.
create function withdraw_consent_of_heart() returns trigger language plpgsql as $$
begin
  delete from booth_consent c
  where c.site_key = old.site_key and c.member_id = old.member_id
    and c.content_id = old.content_id and c.detail_id = old.detail_id
    and not exists (
      select from booth_memo m
      where m.site_key = old.site_key and m.member_id = old.member_id
        and m.content_id = old.content_id and m.detail_id = old.detail_id and (m.rank > 0 or m.memo <> '')
    );
  return null;
end $$;
create trigger consent_goes_with_heart after delete on favorite
  for each row execute function withdraw_consent_of_heart();

create function withdraw_consent_of_memo() returns trigger language plpgsql as $$
begin
  delete from booth_consent c
  where c.site_key = old.site_key and c.member_id = old.member_id
    and c.content_id = old.content_id and c.detail_id = old.detail_id
    and not exists (
      select from favorite f
      where f.site_key = old.site_key and f.member_id = old.member_id
        and f.content_id = old.content_id and f.detail_id = old.detail_id
    );
  return null;
end $$;
create trigger consent_goes_with_memo after update on booth_memo
  for each row when (new.rank = 0 and new.memo = '' and (old.rank > 0 or old.memo <> ''))
  execute function withdraw_consent_of_memo();
