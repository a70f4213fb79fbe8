-- How a product is sold whose price is for a kilo or for a piece; null where it is sold by itself.
alter table products add column sold_by jsonb;
-- Of what is sold by weight: about how much is asked for and, from the scale on, how much it is.
alter table order_lines add column grams integer, add column weighed_grams integer;
