-- Numbers that the console allots to entries of lists inside a part of a draft. None is used twice: prices and slots that
-- were sold, and files that somebody has kept, are named by them.
create table allotted_entry (
  site_key text not null references site on delete cascade,
  -- settings, content-10, item-10-3
  part text not null,
  -- Where the numbers stand, as slots.*.ticketSlotId
  place text not null,
  last_number integer not null,
  primary key (site_key, part, place)
);
