-- Signs what lets a viewer play a stream. The first server makes it, and all others use the same.
create table playback_secret (
  id smallint primary key default 1 check (id = 1),
  secret text not null
);
