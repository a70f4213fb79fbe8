-- The kitchen's board: ticked lines, cancelled orders, who did what and why, and how a house wants it.

alter table orders drop constraint orders_status_check;
alter table orders add constraint orders_status_check
  check (status in ('received', 'preparing', 'ready', 'closed', 'cancelled'));
-- Numbers of the lines that are done, rising. An event keeps them as it left them, as it does the status.
alter table orders add column done_lines integer[] not null default '{}';
alter table orders add column cancel_reason text not null default '';

drop index orders_open;
create index orders_open on orders (restaurant_id, order_id)
  where status not in ('closed', 'cancelled');
create index orders_over on orders (restaurant_id, status_changed_at desc)
  where status in ('closed', 'cancelled');

-- The name as it was: what happened stays readable when somebody leaves the house.
alter table order_events add column done_lines integer[] not null default '{}';
alter table order_events add column actor text not null default '';
alter table order_events add column reason text not null default '';

-- Who of the staff opened the visit to enter an order for a table; null for a party's own.
alter table visits add column opened_by text;

create table board_settings (
  restaurant_id integer primary key references restaurants,
  waiting_after_minutes integer not null check (waiting_after_minutes > 0),
  late_after_minutes integer not null check (late_after_minutes > waiting_after_minutes),
  -- An address and a port; empty without a printer.
  printer text not null default ''
);
