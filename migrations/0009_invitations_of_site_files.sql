-- The invitations that a site file names wait for its publication, as everything of a site does.
create table draft_invitation (
  site_key text not null references site (site_key) on delete cascade,
  mail_key text not null check (mail_key <> ''),
  primary key (site_key, mail_key)
);
-- Those that came with a file go with it; those that were made by themselves stay.
alter table invitation add column is_of_file boolean not null default false;
