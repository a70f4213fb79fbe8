-- A visit is looked at once when it is over: the sweep deletes it if nothing came of it, and sets this otherwise. So
-- the index has only the visits of the last days, however many a house has had.
alter table visits add column is_kept boolean not null default false;
create index visits_to_look_at on visits (started_at) where not is_kept;

-- Whether somebody is still at a table is asked for each visit, and again by its foreign key when it is deleted.
create index sessions_visit on sessions (restaurant_id, visit_id) where visit_id is not null;
