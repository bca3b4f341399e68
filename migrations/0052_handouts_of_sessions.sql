-- The address that a member asked for ends with the session in which they asked.
alter table handout_address add column session_id uuid references member_session (session_id) on delete cascade;
create index handout_address_session_id on handout_address (session_id);
