-- When an order was expected to be ready as it reached the kitchen, by the restaurant's own past; null where too
-- little is known. Whether its diner was promised it, or it is only kept to see if it holds.
alter table orders add column expected_from timestamptz;
alter table orders add column expected_until timestamptz;
alter table orders add column is_promised boolean not null default false;
