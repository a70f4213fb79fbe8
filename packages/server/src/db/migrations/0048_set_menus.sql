-- What a set menu includes besides the products of its parts, which are among its options.
alter table products add column includes jsonb not null default '[]';
-- Of a product of a set menu, the number of the menu's line, which has its price.
alter table order_lines add column menu_line integer;
