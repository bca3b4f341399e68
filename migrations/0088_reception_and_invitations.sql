-- The operator for whom alone a link for staff works, for as long as they may receive visitors; null: whoever has it.
alter table staff_link add column operator_id integer references operator on delete cascade;

-- Whom an invitation is for, as the organiser wrote the name.
alter table operator_link add column addressee text not null default '';
