-- The courses of an order that comes by courses: each is held (`isHeld`), or was fired and carried at a time;
-- without one it was fired as the order was placed. Null where all comes at once.
alter table orders add column courses jsonb;

-- Whether a diner is offered an order by courses first, and whether a table fires its courses itself.
alter table restaurants add column suggests_courses boolean not null default false;
alter table restaurants add column diners_fire boolean not null default true;
