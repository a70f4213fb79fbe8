-- What those who eat of an order avoid, by visit, as they have told the kitchen: null where nobody has. It is
-- health data, and forgotten once its tab is over.
alter table orders add column avoided jsonb;
create index orders_avoided on orders (restaurant_id, tab_id) where avoided is not null;

-- The same of whoever is choosing: it goes to the kitchen with what they have chosen.
alter table baskets add column avoided jsonb not null default '[]';
create index baskets_avoided on baskets (restaurant_id, tab_id) where avoided <> '[]';
