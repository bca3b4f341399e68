-- The letters of a mail address and a login ID stand beside them, as those of a name in a profile do, and the index knows
-- about how old a member is.
-- contract: since 0.9.0 servers neither read nor write the column, which the database fills itself; a server of it finds
-- members as before, without the help of an index.
alter table member add column letters text not null generated always as (
  letters_of_person(mail || ' ' || coalesce(login_id, ''), '[]')
) stored;
create index member_of_letters on member using gin (pairs_of_letters(letters), (array[member_id >> 10]));
