-- What the diner read about a line of an order that waits for its payment: compared again before it is paid.
alter table order_lines add column read_facts jsonb;
-- Why an order could not have been placed any more when its payment arrived; empty for nearly all.
alter table orders add column paid_despite text not null default '';
