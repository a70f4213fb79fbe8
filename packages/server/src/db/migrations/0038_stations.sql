-- The stations (partidas) of a kitchen, in the restaurant's order.
create table stations (
  restaurant_id integer not null references restaurants,
  position integer not null,
  name text not null,
  -- An address and a port, or 'screen' where a screen of the station prints; empty without a printer.
  printer text not null default '',
  primary key (restaurant_id, position)
);
-- Where its products are made, by the station's name; empty where nobody has said.
alter table categories add column station text not null default '';
-- The same of an ordered line, as it was then.
alter table order_lines add column station text not null default '';
