-- contract: since 0.9.0 a publication is one update of `site`, which these triggers number and leave as it is.
-- A server reads what was published since it looked last, so revisions become visible in their order: whoever publishes
-- holds the lock from the number to the commit.
create function number_publication() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(6874218301);
  new.revision := nextval('site_revision');
  return new;
end $$;

create trigger site_is_published_in_order before update of revision on site
  for each row when (new.revision is not null and new.revision is distinct from old.revision)
  execute function number_publication();

-- A published site that was deleted, so that servers forget it.
create table removed_site (
  number bigint primary key,
  site_key text not null,
  removed_at timestamptz not null default now()
);

create function note_removed_site() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(6874218301);
  insert into removed_site (number, site_key) values (nextval('site_revision'), old.site_key);
  return null;
end $$;

create trigger site_is_removed_in_order after delete on site
  for each row when (old.revision is not null) execute function note_removed_site();
