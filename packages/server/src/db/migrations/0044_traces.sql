-- What a product may hold traces of, besides its allergens; null is read as none.
alter table products add column traces jsonb not null default '[]';
