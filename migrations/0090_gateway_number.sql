-- An order whose number is another one since: the number by which its gateway knows it.
-- contract: since 0.9.0 a server finds every order that has one number by that number.
alter table ticket_order add column gateway_number text collate "C";
create unique index ticket_order_of_gateway on ticket_order (gateway_number) where gateway_number is not null;
