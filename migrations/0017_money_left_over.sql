-- Whole yen that came for a payment and bought nothing: more than its sum, or when it was over. They lie at the gateway.
alter table payment add column left_over integer not null default 0;
