-- What happens to an order's money keeps its own day, so each of these keeps its own instant: a fee when it
-- became known, a refund that came to nothing after it was done, and each dispute with its end.

alter table payments add column provider_fee_at timestamptz;
-- `settled_at` stays when it was done.
alter table refunds add column undone_at timestamptz;

create table disputes (
  restaurant_id integer not null,
  order_id integer not null,
  attempt integer not null,
  dispute_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  -- What the provider asks for its work, won or lost.
  fee_cents integer not null default 0 check (fee_cents >= 0),
  -- 'asked': the bank has a question, and holds no money yet.
  state text not null check (state in ('asked', 'open', 'won', 'lost')),
  opened_at timestamptz not null default now(),
  held_at timestamptz,
  closed_at timestamptz,
  primary key (restaurant_id, dispute_id),
  foreign key (restaurant_id, order_id, attempt) references payments,
  check ((state in ('won', 'lost')) = (closed_at is not null))
);
create index disputes_of on disputes (restaurant_id, order_id);
create index disputes_opened on disputes (restaurant_id, opened_at);
create index disputes_held on disputes (restaurant_id, held_at) where held_at is not null;
create index disputes_closed on disputes (restaurant_id, closed_at) where closed_at is not null;
-- Of the disputes until now only their payments are known: the day's figures show them on the payment's
-- day, and no money as held.
insert into disputes (restaurant_id, order_id, attempt, dispute_id, amount_cents, state, opened_at)
select restaurant_id, order_id, attempt, 'before-' || restaurant_id || '-' || order_id || '-' || attempt,
  amount_cents, 'asked', created_at
from payments where is_disputed;

create index payments_settled on payments (restaurant_id, settled_at) where settled_at is not null;
create index payments_fee_known on payments (restaurant_id, provider_fee_at)
  where provider_fee_at is not null;
create index refunds_settled on refunds (restaurant_id, settled_at) where settled_at is not null;
create index refunds_undone on refunds (restaurant_id, undone_at) where undone_at is not null;
