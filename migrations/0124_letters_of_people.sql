-- The letters of companions and of names in profiles stand beside them: working them out anew takes a search ten times as
-- long as looking for a word in them, and the indexes knew them only by expressions that took a millisecond to plan. The
-- indexes also know about how old a member or a ticket is, in steps of 1,024.
-- contract: since 0.9.0 servers neither read nor write the columns, which the database fills itself; a server of it finds
-- attendees and members by these names as before, without the help of an index, and orders with it.
alter table profile_answer add column letters text generated always as (
  case answer_method when 'NAME' then letters_of_person('', selector_value) end
) stored;
create index profile_answer_of_name on profile_answer using gin (pairs_of_letters(letters), (array[member_id >> 10]))
  where letters is not null;

-- Null: nobody comes along.
alter table purchased_ticket add column companion_letters text generated always as (
  case when checkin_user_mail <> '' or checkin_user_info <> '[]' then letters_of_person(
    checkin_user_mail, jsonb_path_query_array(checkin_user_info, '$[*] ? (@.answerMethod == "NAME").selectorValue[*]')
  ) end
) stored;
create index purchased_ticket_of_companion on purchased_ticket
  using gin (pairs_of_letters(companion_letters), (array[purchased_ticket_id >> 10])) where companion_letters is not null;

-- So does that of an order: it names the newest that match without those behind them. Which orders and holders some
-- tickets have is read from an index alone.
drop index ticket_order_search_grams;
create index ticket_order_search_grams on ticket_order_search using gin (grams, (array[order_id >> 10]))
  with (gin_pending_list_limit = 256);
drop index purchased_ticket_had;
create index purchased_ticket_had on purchased_ticket (site_key, purchased_ticket_id) include (order_id, holder_id)
  where state in ('issued', 'canceled');
