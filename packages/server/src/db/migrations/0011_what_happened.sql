-- What an event says beside an order's status: money that went back by it, and a word that changes nothing.

alter table order_events add column refund_cents integer not null default 0;
alter table order_events add column remark text not null default '';
