-- The publications of a site are counted from one: its revisions are numbers of the whole server. Null: a release before
-- this one stored it.
alter table site_publication add column number integer;
update site_publication set number = (
  select count(*) from site_publication o
  where o.site_key = site_publication.site_key and o.revision <= site_publication.revision
);
