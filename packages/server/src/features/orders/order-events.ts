/*
 * The one way in which an order and its history are written: an order takes its restaurant's next
 * event number as its version, and the event with that number is stored by the same statement. So
 * the streams see every change, and each once. In all of these, $1 is the restaurant and $2, but for
 * a new order, the order.
 */

/** Stores the event of an order's new row, given by the name of the expression that returns it. */
export const insertEvent = (
  row: string,
  actor: string,
  reason: string,
  remark: string,
  refundCents: string,
) => `insert into order_events (restaurant_id, event_id, order_id, status, payment, done_lines,
    actor, reason, remark, refund_cents)
  select restaurant_id, version, order_id, status, payment, done_lines,
    ${actor}, ${reason}, ${remark}, ${refundCents}
  from ${row}`;

/**
 * The beginning of a statement that changes the order, if it meets `condition`, and stores `event`;
 * a select from `changed` completes it: the order's new row, with `refunded_before`. The order is
 * locked first, so each of several concurrent calls sees what the one before it has left; whoever
 * refers to it under the restaurant's counter, such as a share of its products, need not wait. Each of
 * the assignments ends in a comma.
 */
export const changeOrder = (
  condition: string,
  assignments: string,
  event: string,
) => `with target as (
    select refunded_cents as refunded_before from orders
    where restaurant_id = $1 and order_id = $2 and ${condition}
    for no key update
  ), counter as (
    update restaurant_counters set last_event_id = last_event_id + 1
    where restaurant_id = $1 and exists (select 1 from target)
    returning last_event_id
  ), changed as (
    update orders set ${assignments} version = counter.last_event_id
    from counter, target
    where restaurant_id = $1 and order_id = $2
    returning orders.*, refunded_before
  ), event as (
    ${event}
  )`;

/**
 * Common table expressions that change several orders, `due` by their ids, each with an event of its own. The
 * orders must be locked, and the counter after them. Each of the assignments ends in a comma.
 */
export const changeOrders = (due: string, assignments: string, event: string) => `turns as (
    select order_id, row_number() over (order by order_id) as turn from (${due}) due
  ), counter as (
    update restaurant_counters
    set last_event_id = last_event_id + (select count(*) from turns) where restaurant_id = $1
    returning last_event_id - (select count(*) from turns) as before
  ), changed as (
    update orders o set ${assignments} version = before + turn from turns, counter
    where o.restaurant_id = $1 and o.order_id = turns.order_id
    returning o.*
  ), event as (
    ${event}
  )`;
