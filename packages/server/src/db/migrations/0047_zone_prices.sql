-- What a product costs in parts of the restaurant, where that is not what it costs elsewhere.
alter table products add column zone_prices jsonb not null default '[]';
