-- Whether anybody may read the house's menu, without a table: its owner says so.
alter table restaurants add column has_public_menu boolean not null default false;
-- When its menu last changed, for search engines. Null: not since this column is there.
alter table restaurants add column menu_changed_at timestamptz;
-- The sitemap's question: few houses of many.
create index restaurants_public_menu on restaurants (restaurant_id) where has_public_menu;
