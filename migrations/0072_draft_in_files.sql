-- When a draft was last what a site folder says: at its import and its export. Null: it was made in the console.
alter table site add column filed_at timestamptz;
update site set filed_at = changed_at;
