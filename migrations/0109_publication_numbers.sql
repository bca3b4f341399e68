-- The publications of a site are counted from one: its revisions are numbers of the whole server.
alter table site_publication add column number integer;
update site_publication p set number = counted.number
  from (
    select site_key, revision, row_number() over (partition by site_key order by revision) as number
    from site_publication
  ) counted
  where p.site_key = counted.site_key and p.revision = counted.revision;

-- A release before this one stores publications too while both run. A publication holds the row of its site.
create function count_publication() returns trigger language plpgsql as $$
begin
  if new.number is null then
    select coalesce(max(number), 0) + 1 into new.number from site_publication where site_key = new.site_key;
  end if;
  return new;
end $$;
create trigger count_publication before insert on site_publication
  for each row execute function count_publication();

-- What the log tells of publications that are still kept. That of a booth names the booth.
update operator_log l set details = l.details || jsonb_build_object('number', p.number)
  from site_publication p
  where l.action in ('site.published', 'draft.restored', 'publication.noteChanged')
    and p.site_key = l.site_key and l.details ->> 'revision' = p.revision::text;
