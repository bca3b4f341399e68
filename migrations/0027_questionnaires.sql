-- The answers to questionnaires. detail_id is the booth of a booth's questionnaire, and 0 for a questionnaire that is a
-- content of its own. A visitor without an account is known by the token of their browser, of which a hash is stored.
create table questionnaire_answer (
  questionnaire_answer_id integer generated always as identity primary key,
  site_key text not null,
  content_id integer not null,
  detail_id integer not null,
  member_id integer references member (member_id) on delete cascade,
  visitor_hash text,
  -- Made when the form was opened: the same form that is sent again gets the first result.
  form_key text not null,
  language text not null,
  -- [{ entryFormKey, answerMethod, textValue, selectorValue }], in the order of the form.
  answers jsonb not null,
  answered_at timestamptz not null,
  check (member_id is not null or visitor_hash is not null),
  constraint questionnaire_answer_of_member unique (site_key, content_id, detail_id, member_id),
  constraint questionnaire_answer_of_visitor unique (site_key, content_id, detail_id, visitor_hash)
);
create index questionnaire_answer_member on questionnaire_answer (member_id);
