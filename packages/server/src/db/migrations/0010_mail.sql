-- Mail that really goes out: a second part for those who read HTML, one name per mail however often
-- it is sent, and an end for what cannot be delivered.

-- The mail's Message-ID is made of it: a mail sent again after a lost answer is the same mail.
alter table outbox add column message_key text not null default gen_random_uuid()::text;
create unique index outbox_message_key on outbox (message_key);

-- Null until the sender has written the letter: an order's is written after the order is taken.
alter table outbox alter column body_text drop not null;
alter table outbox add column body_html text;

-- Why it did not go out, without any address; from when on nobody would want it; when it was given up.
alter table outbox add column last_error text;
alter table outbox add column good_until timestamptz not null default now() + interval '1 day';
alter table outbox add column given_up_at timestamptz;

drop index outbox_due;
create index outbox_due on outbox (due_at) where sent_at is null and given_up_at is null;

-- The confirmation of an order, once per order. The mail itself is gone a day after it was sent.
create table order_mails (
  restaurant_id integer not null,
  order_id integer not null,
  mail_id bigint not null,
  primary key (restaurant_id, order_id),
  foreign key (restaurant_id, order_id) references orders
);
create index order_mails_mail on order_mails (mail_id);

-- For whoever runs the server: what could not be handed over yet, and what never will.
create view undelivered_mails as
  select mail_id, recipient, subject, created_at, attempts, last_error,
    case when given_up_at is null then due_at end as next_attempt_at, given_up_at
  from outbox
  where sent_at is null and attempts > 0;
