-- What a person was told of by a push goes with the account, when the profile stays as the author of messages.
delete from chat_pushed;
alter table chat_pushed add column member_id integer not null references member (member_id) on delete cascade;
create index chat_pushed_of_member on chat_pushed (member_id);
