-- What a publication is for, in the words of whoever made it.
alter table site_publication add column note text;
alter table planned_publication add column note text;
-- The earlier version that a preview of the console shows in place of the draft: a publication, or a draft that was replaced.
alter table operator_preview add column shown_revision bigint;
alter table operator_preview add column shown_kept_id bigint;
