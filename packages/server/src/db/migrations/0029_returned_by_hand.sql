-- Money that an owner gave back at the table because the provider could not return it. Done from the
-- start, and nothing that the provider knows of.
alter table refunds add column is_by_hand boolean not null default false;
