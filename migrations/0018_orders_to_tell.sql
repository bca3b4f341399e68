-- Orders are told in the order of their numbers: by an index in another order each look would read all orders there are.
drop index ticket_order_to_tell;
create index ticket_order_to_tell on ticket_order (order_id) where tell is not null;
