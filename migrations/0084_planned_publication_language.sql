-- In which language whoever planned a publication is told that it was refused.
alter table planned_publication add column language text;
