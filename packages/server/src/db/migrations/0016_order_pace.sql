-- How many orders came in the last minutes, from a visit and from a table: asked for each order, and found by
-- an index that ends in the time.
create index orders_visit_placed on orders (restaurant_id, visit_id, placed_at);
drop index orders_visit;
create index orders_table_placed on orders (restaurant_id, table_name, is_table_verified, placed_at);

-- Until when a diner's next order is held; null when it is not. It is volatile, so that it sees what was
-- committed until it is called, not only until the statement around it began: whoever calls it holds the
-- house's counter, and nobody's order slips in between. The numbers are domain's ORDER_PACE.
create function orders_held_until(
  house integer, visit uuid, at_table text, is_verified boolean,
  within_minutes integer, of_visit integer, of_table integer, unverified_of_house integer
) returns timestamptz language plpgsql volatile as
$$
declare
  span constant interval := make_interval(mins => within_minutes);
  since constant timestamptz := clock_timestamp() - span;
begin
  return (
    select max(full_since) + span from (
      (select placed_at from orders
       where restaurant_id = house and visit_id = visit and placed_at > since
       order by placed_at desc offset of_visit - 1 limit 1)
      union all
      (select placed_at from orders o
       where restaurant_id = house and table_name = at_table and is_table_verified = is_verified
         and placed_at > since and not exists (
           select 1 from visits v
           where v.restaurant_id = house and v.visit_id = o.visit_id and v.opened_by is not null)
       order by placed_at desc offset of_table - 1 limit 1)
      union all
      (select placed_at from orders
       where not is_verified and restaurant_id = house and not is_table_verified and placed_at > since
       order by placed_at desc offset unverified_of_house - 1 limit 1)
    ) as full_at (full_since)
  );
end
$$;
