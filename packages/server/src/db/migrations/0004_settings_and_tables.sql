-- What a house sets about itself beyond its registration: a version, so that two owners who save at
-- once are told of each other; its opening hours; and a pause that the kitchen puts in.
alter table restaurants add column version integer not null default 1;
-- Read and written whole, with the row: [{ day, opens, closes }], by the clock of Madrid. Empty: always open.
alter table restaurants add column opening_hours jsonb not null default '[]';
alter table restaurants add column is_paused boolean not null default false;
-- Null while paused: until somebody opens again.
alter table restaurants add column paused_until timestamptz;
alter table restaurants add constraint restaurants_pause check (is_paused or paused_until is null);
