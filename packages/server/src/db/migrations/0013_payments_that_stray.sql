-- What was meant to become of an open payment stands in its row before the provider is asked; a payment may
-- be lost to sight; an order says whether money came beside it; an event is not tried for ever.

alter table payments drop constraint payments_state_check;
alter table payments add constraint payments_state_check
  -- 'lost': the provider will not say any more what became of it.
  check (state in ('starting', 'open', 'paid', 'late', 'expired', 'lost'));
-- Once its page is closed, the order goes to the table, is dropped, or only is free again.
alter table payments add column leaving text check (leaving in ('table', 'drop', 'free'));

alter table orders add column stray_state text
  check (stray_state in ('awaited', 'returning', 'returned', 'stuck', 'unseen'));
alter table orders add column stray_cents integer not null default 0 check (stray_cents >= 0);

update orders o set stray_cents = late.cents,
  stray_state = case when late.done >= late.cents then 'returned'
    when late.asked >= late.cents then 'returning' else 'stuck' end
from (
  select p.restaurant_id, p.order_id, sum(p.amount_cents) as cents,
    coalesce(sum(r.done), 0) as done, coalesce(sum(r.asked), 0) as asked
  from payments p left join lateral (
    select sum(amount_cents) filter (where state = 'done') as done,
      sum(amount_cents) filter (where state <> 'failed') as asked
    from refunds r
    where r.restaurant_id = p.restaurant_id and r.order_id = p.order_id and r.attempt = p.attempt
  ) r on true
  where p.state = 'late' group by 1, 2
) late
where o.restaurant_id = late.restaurant_id and o.order_id = late.order_id;

-- Why an event was given up.
alter table payment_events add column failure text;
