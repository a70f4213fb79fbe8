-- The plan for a known visit and table looks cheaper to PostgreSQL than one for all of them, so that it planned
-- this query anew for every order, which took as long as everything else about the order. Every part of it is
-- found by its index, whatever the values are.
alter function orders_held_until(integer, uuid, text, boolean, integer, integer, integer, integer)
  set plan_cache_mode = 'force_generic_plan';
