-- How many of each line its paper says, by the line's number, as it was first sent; null where nothing was.
alter table tickets add column on_paper jsonb;
-- Of a slip that says what was taken off since, how many of each line; null of a ticket.
alter table tickets add column taken_off jsonb;
-- What a process of the version before has printed of what is on the board.
update tickets t set on_paper = (
  select jsonb_object_agg(l.line_number, l.quantity - l.removed) from order_lines l
  where l.restaurant_id = t.restaurant_id and l.order_id = t.order_id and l.station = t.station
    and t.course in (0, l.course))
from orders o
where o.restaurant_id = t.restaurant_id and o.order_id = t.order_id
  and o.status not in ('closed', 'cancelled') and t.sendings > 0;
