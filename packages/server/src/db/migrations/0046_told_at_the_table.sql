-- What a phone's diner avoids, where they let their table count it: health data, forgotten with the tab. Its
-- version is drawn as those of the baskets, since the phones of a table hear of it as of them.
alter table tab_members add column avoided jsonb not null default '[]';
alter table tab_members add column avoided_version bigint not null default 0;
create index tab_members_avoided on tab_members (restaurant_id, tab_id) where avoided <> '[]';
