-- A passcode waits for its publication, as everything of a site does.
alter table site_secret add column version text not null default 'published' check (version in ('draft', 'published'));
alter table site_secret drop constraint site_secret_pkey;
alter table site_secret add primary key (site_key, version);
alter table site_secret alter column version drop default;

insert into site_secret (site_key, version, passcode)
select s.site_key, 'draft', s.passcode from site_secret s
join site_document d on d.site_key = s.site_key and d.version = 'draft'
where d.document -> 'usePasscodeLock' = 'true';

-- Until now a draft's passcode locked a published site that had none.
delete from site_secret s where s.version = 'published' and not exists (
  select 1 from site_document d
  where d.site_key = s.site_key and d.version = 'published' and d.document -> 'usePasscodeLock' = 'true'
);
