-- Portals that an event was in before: its addresses below them lead to where it is now.
alter table site add column former_portals integer[] not null default '{}';
