-- Texts of drafts that an organiser found right as they stand: a translation beside its changed original, or words of a
-- template. The mark names the words, so it holds wherever they stand, and other words have another.
create table kept_text (
  site_key text not null references site on delete cascade,
  mark text not null,
  kept_at timestamptz not null,
  primary key (site_key, mark)
);
