-- The hash of the anonymous-token of the browser whose session it is: its access log shows the token.
alter table member_session add column browser_hash text;

-- Whether the browser of a session of the member sent the record. Anybody can send one that names a member.
alter table access_log add column is_proved boolean not null default false;

-- The records of a member, the proved ones and then the newest first.
create index access_log_of_member on access_log (user_id, is_proved desc, received_at desc) where user_id is not null;
-- Records are removed by age.
create index access_log_by_age on access_log (received_at);
