-- Money: the restaurant's account with the payment provider, what each order was asked to pay, what went
-- back, and what the provider told us. A row stands here before the provider is asked for anything.

alter table restaurants add column takes_tips boolean not null default false;

create table payment_accounts (
  restaurant_id integer primary key references restaurants,
  -- Null between asking the provider for the account and its answer.
  account_id text unique,
  -- Rises when a connection that was ended is made anew: the provider is asked for another account.
  generation integer not null default 1,
  state text not null default 'unfinished'
    check (state in ('none', 'unfinished', 'in-review', 'active', 'restricted', 'disconnected')),
  created_at timestamptz not null default now(),
  checked_at timestamptz
);

alter table orders add column tip_cents integer not null default 0 check (tip_cents >= 0);
alter table orders add column refunded_cents integer not null default 0 check (refunded_cents >= 0);
create index orders_awaiting_payment on orders (restaurant_id, order_id) where payment = 'pending';

-- One attempt to pay an order online. Of one order, one at most is under way.
create table payments (
  restaurant_id integer not null,
  order_id integer not null,
  attempt integer not null,
  account_id text not null,
  -- 'starting' until the provider has answered with its page; 'late': paid when the order did not wait
  -- for it any more, so that it goes back.
  state text not null check (state in ('starting', 'open', 'paid', 'late', 'expired')),
  amount_cents integer not null check (amount_cents > 0),
  platform_fee_cents integer not null check (platform_fee_cents >= 0),
  email text,
  session_id text unique,
  url text,
  payment_id text unique,
  provider_fee_cents integer,
  is_disputed boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  settled_at timestamptz,
  -- When the sweeper looks at it next.
  look_at timestamptz not null,
  primary key (restaurant_id, order_id, attempt),
  foreign key (restaurant_id, order_id) references orders
);
create unique index payments_under_way on payments (restaurant_id, order_id)
  where state in ('starting', 'open');
create index payments_to_look_at on payments (look_at) where state in ('starting', 'open');
create index payments_without_fee on payments (look_at)
  where state in ('paid', 'late') and provider_fee_cents is null;

create table refunds (
  restaurant_id integer not null,
  order_id integer not null,
  refund_number integer not null,
  attempt integer not null,
  -- Of whoever asked, and what they asked for with it; null for one that nobody asked for.
  idempotency_key text,
  request_hash text,
  amount_cents integer not null check (amount_cents > 0),
  platform_fee_cents integer not null check (platform_fee_cents >= 0),
  -- [{ lineNumber, quantity }]; empty when no lines were named.
  lines jsonb not null default '[]',
  reason text not null,
  actor text not null,
  state text not null check (state in ('asked', 'done', 'failed')),
  provider_refund_id text unique,
  asked_at timestamptz not null default now(),
  settled_at timestamptz,
  look_at timestamptz not null default now(),
  tries integer not null default 0,
  primary key (restaurant_id, order_id, refund_number),
  foreign key (restaurant_id, order_id, attempt) references payments,
  unique (restaurant_id, idempotency_key)
);
create index refunds_to_make on refunds (look_at) where state = 'asked';

-- What the provider told us: taken down before it is thanked, worked on afterwards.
create table payment_events (
  event_id text primary key,
  kind text not null,
  account_id text not null,
  object_id text not null,
  received_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  handled_at timestamptz
);
create index payment_events_due on payment_events (due_at) where handled_at is null;

-- The sandbox that plays the provider where none is configured: its accounts, pages, payments and refunds,
-- and the events that it has still to send. What an object is by now follows from its data and the hour.
create table sandbox_objects (
  object_id text primary key,
  kind text not null check (kind in ('secret', 'account', 'link', 'checkout', 'refund')),
  -- A link's account; a refund's payment.
  belongs_to text,
  idempotency_key text unique,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index sandbox_objects_of on sandbox_objects (belongs_to) where belongs_to is not null;
create table sandbox_events (
  event_id text primary key,
  body text not null,
  due_at timestamptz not null,
  -- How often it is still sent: everything is said at least twice.
  times_left integer not null,
  failures integer not null default 0
);
create index sandbox_events_due on sandbox_events (due_at);
