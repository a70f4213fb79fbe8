-- The tax agency may be told of an invoice again, with other data, after it refused a record.
alter table invoice_records drop constraint invoice_records_restaurant_id_invoice_id_key;
create index invoice_records_of_invoice on invoice_records (restaurant_id, invoice_id);

-- A tab's bill as it was printed before it was paid; never changed.
create table printed_bills (
  restaurant_id integer not null,
  tab_id integer not null,
  -- Counts within the tab.
  turn integer not null,
  printed_at timestamptz not null default clock_timestamp(),
  printed_by text not null,
  total_cents integer not null,
  due_cents integer not null,
  -- Its lines of text.
  rows jsonb not null,
  primary key (restaurant_id, tab_id, turn),
  foreign key (restaurant_id, tab_id) references tabs
);
create trigger printed_bills_stay before update on printed_bills
  for each row execute function refuse_change();
