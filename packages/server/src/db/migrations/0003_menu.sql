-- A menu as a house really has it: places, versions of rows, dishes that are sold out for a day,
-- allergens, options with a price, hours, other languages, and deletions that can be undone.

-- Rises with every change of the house's menu, whose writers wait for each other on this row.
alter table restaurants add column menu_version integer not null default 0;

alter table categories add column version integer not null default 1;
alter table categories add column position integer not null default 0;
alter table categories add column served_hours jsonb;
alter table categories add column translations jsonb not null default '{}';
-- Out of the menu, and back in it if somebody says so in time; a sweep takes the row for good.
alter table categories add column deleted_at timestamptz;
create index categories_deleted on categories (deleted_at) where deleted_at is not null;

update categories c set position = placed.position
from (
  select restaurant_id, category_id,
    row_number() over (partition by restaurant_id order by course, category_id) as position
  from categories
) placed
where c.restaurant_id = placed.restaurant_id and c.category_id = placed.category_id;

alter table products add column version integer not null default 1;
alter table products add column position integer not null default 0;
-- The house's day on which it is sold out; `is_available` false means until somebody says otherwise.
alter table products add column sold_out_on date;
-- Null: nobody has said. An empty list: none.
alter table products add column allergens jsonb;
-- Read and written with their dish, whose version stands for them too.
alter table products add column option_groups jsonb not null default '[]';
-- No number of a group or option is given twice within a dish.
alter table products add column last_option_id integer not null default 0;
alter table products add column translations jsonb not null default '{}';
alter table products add column deleted_at timestamptz;
-- The category that it was moved out of when that was deleted, to go back to if it is restored.
alter table products add column moved_from integer;
create index products_deleted on products (deleted_at) where deleted_at is not null;

update products p set position = placed.position
from (
  select restaurant_id, product_id,
    row_number() over (partition by restaurant_id, category_id order by product_id) as position
  from products
) placed
where p.restaurant_id = placed.restaurant_id and p.product_id = placed.product_id;

-- What was chosen about the dish, with names and prices as they were.
alter table order_lines add column options jsonb not null default '[]';
