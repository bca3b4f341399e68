-- What members answered in the profile forms of a portal (shared by its events) and of an event.

create table profile_answer (
  member_id integer not null references member (member_id) on delete cascade,
  -- The site whose form has the item: a portal's for the shared profile, an event's for its own.
  site_key text not null references site (site_key) on delete cascade,
  entry_form_key text not null check (entry_form_key <> ''),
  -- How it was answered: an item that is answered in another way by now has no answer.
  answer_method text not null check (answer_method <> ''),
  text_value text not null default '',
  -- Parts, or chosen keys, as [{"key": …, "value": …}].
  selector_value jsonb not null default '[]' check (jsonb_typeof(selector_value) = 'array'),
  changed_at timestamptz not null default now(),
  primary key (member_id, site_key, entry_form_key),
  -- What was emptied has no row.
  constraint profile_answer_says_something check (text_value <> '' or selector_value <> '[]')
);
create index profile_answer_of_site on profile_answer (site_key, entry_form_key);
