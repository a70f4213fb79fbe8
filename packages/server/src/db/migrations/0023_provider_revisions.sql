-- Counts what was stored from the provider: an answer is only stored over the revision it was asked at.
alter table payments add column revision integer not null default 0;
alter table payment_accounts add column revision integer not null default 0;
-- How many keys were used up by a failure that the provider repeats for a day, as `refunds.tries` counts.
alter table payment_accounts add column tries integer not null default 0;
-- When the account is next compared with the books, and up to when it was.
alter table payment_accounts add column reconcile_at timestamptz not null default now();
alter table payment_accounts add column reconciled_until timestamptz;
