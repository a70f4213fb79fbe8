-- The station that makes a product. Whoever calls it holds the house's counter, as placing an order and replacing
-- the stations do; it is volatile, so that it sees what was committed until then.
create function station_of(house integer, product integer) returns text language plpgsql volatile as
$$
begin
  return coalesce((
    select c.station from products p
    join categories c on c.restaurant_id = p.restaurant_id and c.category_id = p.category_id
    where p.restaurant_id = house and p.product_id = product), '');
end
$$;
