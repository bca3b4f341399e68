-- What an organiser finds an attendee by beside the order: whoever comes along, and whoever holds the ticket by their
-- profile. Indexes know it by functions, so that no purchase and no save has anything to write for it.
-- contract: since 0.9.0 servers store the same as before; the functions are called by the indexes and by searches alone.

-- A mail address, and a name with its kana, each as one word, folded as kernel/fold-text.ts does. `names`: the parts of
-- an answer. It calls nothing but what every database has, since an index is built without a search path.
create function letters_of_person(mail text, names jsonb) returns text language sql immutable parallel safe as $$
  select ' ' || btrim(regexp_replace(translate(
    lower(normalize(
      mail || ' ' ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "last_name").value') #>> '{}', '') ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "first_name").value') #>> '{}', '') || ' ' ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "last_name_kana").value') #>> '{}', '') ||
      coalesce(jsonb_path_query_first(names, '$[*] ? (@.key == "first_name_kana").value') #>> '{}', ''),
      NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
  ), '\s+', ' ', 'g'))
$$;

-- Each two letters of a text that follow each other.
create function pairs_of_letters(letters text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(letters, at, 2)), '{}') from generate_series(1, length(letters) - 1) at
$$;

create index purchased_ticket_of_companion on purchased_ticket using gin (pairs_of_letters(letters_of_person(
  checkin_user_mail,
  jsonb_path_query_array(checkin_user_info, '$[*] ? (@.answerMethod == "NAME").selectorValue[*]')
))) where checkin_user_mail <> '' or checkin_user_info <> '[]';

create index profile_answer_of_name on profile_answer using gin (pairs_of_letters(letters_of_person('', selector_value)))
  where answer_method = 'NAME';
