-- One phone that sits down again and again must not stop those who sit at the table already: the orders of visits
-- begun more than a minute after one's own do not count against it, up to twice the table's number.
create or replace function orders_held_until(
  house integer, visit uuid, at_table text, is_verified boolean,
  within_minutes integer, of_visit integer, of_table integer, unverified_of_house integer
) returns timestamptz language plpgsql volatile set plan_cache_mode = 'force_generic_plan' as
$$
declare
  span constant interval := make_interval(mins => within_minutes);
  since constant timestamptz := clock_timestamp() - span;
  seated_at constant timestamptz := (
    select started_at from visits where restaurant_id = house and visit_id = visit);
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
           where v.restaurant_id = house and v.visit_id = o.visit_id
             and (v.opened_by is not null or v.started_at > seated_at + interval '1 minute'))
       order by placed_at desc offset of_table - 1 limit 1)
      union all
      (select placed_at from orders o
       where restaurant_id = house and table_name = at_table and is_table_verified = is_verified
         and placed_at > since and not exists (
           select 1 from visits v
           where v.restaurant_id = house and v.visit_id = o.visit_id and v.opened_by is not null)
       order by placed_at desc offset 2 * of_table - 1 limit 1)
      union all
      (select placed_at from orders
       where not is_verified and restaurant_id = house and not is_table_verified and placed_at > since
       order by placed_at desc offset unverified_of_house - 1 limit 1)
    ) as full_at (full_since)
  );
end
$$;
