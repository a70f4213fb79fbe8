-- Whether a restaurant invoices what its guests pay; no row where it never has. Whoever issues an invoice locks it.
create table invoicing (
  restaurant_id integer primary key references restaurants,
  mode text not null,
  -- Money that came before is told by no invoice.
  since timestamptz not null default clock_timestamp()
);

-- Who asked for an invoice in its name, of a payment that has none yet.
create table invoice_recipients (
  restaurant_id integer not null,
  payment_number integer not null,
  -- { name, taxId, address }
  recipient jsonb not null,
  primary key (restaurant_id, payment_number),
  foreign key (restaurant_id, payment_number) references payments
);

-- Issued with the money of which they tell, and never changed.
create table invoices (
  restaurant_id integer not null references invoicing,
  -- Counts within the restaurant, without gaps.
  invoice_id integer not null,
  -- 'T2026', and its turn within it, without gaps.
  series text not null,
  turn integer not null,
  -- Of both: 'T2026-000123'.
  number text not null,
  -- F1, F2, F3, R1 or R5, as the tax agency calls them.
  kind text not null,
  issued_at timestamptz not null,
  -- Of the restaurant's clock.
  day date not null,
  -- { legalName, taxId, addressLines }
  issuer jsonb not null,
  -- As in invoice_recipients; null of one without a name.
  recipient jsonb,
  payment_number integer not null,
  tab_id integer not null,
  table_name text not null,
  form text not null,
  is_on_account boolean not null,
  -- [{ quantity, name, unitGrossCents, grossCents }]
  lines jsonb not null,
  -- [{ vatPercent, grossCents, netCents, vatCents }]
  bands jsonb not null,
  total_cents integer not null,
  -- [{ number, day }]
  corrects jsonb not null,
  replaces jsonb not null,
  primary key (restaurant_id, invoice_id),
  unique (restaurant_id, series, turn),
  foreign key (restaurant_id, payment_number) references payments
);
create index invoices_of_payment on invoices (restaurant_id, payment_number);
create index invoices_by_day on invoices (restaurant_id, day);
create trigger invoices_stay before update on invoices
  for each row execute function refuse_change();
