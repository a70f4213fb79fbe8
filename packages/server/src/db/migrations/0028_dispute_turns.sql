-- Every state of a dispute with its instant, as [{"at", "state"}], the first first: a bank may decide again,
-- and what it took or gave on one day stays on that day. The state that stands is also in the columns, which
-- the version before writes alone.
alter table disputes add column turns jsonb not null default '[]';
