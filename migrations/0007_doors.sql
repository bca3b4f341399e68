-- A session that a preview link opened: good for looking at drafts, for nothing else.
alter table member_session add column is_preview boolean not null default false;
