-- Pictures that mails show themselves, such as the codes of tickets.
alter table mailbox_mail add column pictures jsonb not null default '[]';
