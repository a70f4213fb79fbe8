-- The courses of an order that comes by courses: each is held (`isHeld`), or was fired and carried at a time;
-- without one it was fired as the order was placed. Null where all comes at once.
alter table orders add column courses jsonb;
