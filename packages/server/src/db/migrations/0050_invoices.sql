-- Whether a restaurant invoices what its guests pay; no row where it never has. Whoever issues an invoice locks it.
create table invoicing (
  restaurant_id integer primary key references restaurants,
  mode text not null,
  -- Which of the restaurants of one tax number it is, from 1: their invoices must not be numbered alike.
  site integer not null,
  -- Money that came before is told by no invoice.
  since timestamptz not null default clock_timestamp(),
  -- The chain of records that is written, from 1, and how many records it has; 0 where there never was one.
  chain integer not null default 0,
  records integer not null default 0,
  -- Whom they are for: 'test' or 'production'. Since when; and the program that makes them, as they name it.
  environment text,
  recording_since timestamptz,
  system jsonb,
  -- Why nothing more is issued: 'restored', from a backup that may be older than what was sent, or 'ahead', where
  -- the agency knows more than we do.
  stopped text,
  stopped_at timestamptz
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
  -- The chain that has its record; null of one that the tax agency is not told of.
  chain integer,
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

-- What the tax agency is told of each invoice (VERI*FACTU), in the order in which it happened; never changed.
create table invoice_records (
  restaurant_id integer not null,
  chain integer not null,
  -- Without gaps.
  turn integer not null,
  invoice_id integer not null,
  -- As the domain has it; the agency's own words are written of it whenever it is sent.
  record jsonb not null,
  -- SHA-256 of it and of the record before.
  hash text not null,
  -- The program as it was then.
  system jsonb not null,
  primary key (restaurant_id, chain, turn),
  unique (restaurant_id, invoice_id),
  foreign key (restaurant_id, invoice_id) references invoices
);
create trigger invoice_records_stay before update on invoice_records
  for each row execute function refuse_change();

-- What the agency answered of each; no row until it has.
create table record_answers (
  restaurant_id integer not null,
  chain integer not null,
  turn integer not null,
  -- 'accepted', 'accepted-with-errors' or 'refused'
  state text not null,
  -- Of the error, as the agency says it.
  code integer,
  message text not null default '',
  -- The agency's receipt of the sending.
  csv text,
  answered_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, chain, turn),
  foreign key (restaurant_id, chain, turn) references invoice_records
);
create index record_answers_to_see on record_answers (restaurant_id, chain, turn)
  where state <> 'accepted';
create trigger record_answers_stay before update on record_answers
  for each row execute function refuse_change();

-- How a restaurant's records are sent.
create table record_sendings (
  restaurant_id integer primary key references invoicing,
  -- PKCS#12 and its password, sealed with the configuration's key.
  certificate bytea not null,
  holder_name text not null,
  holder_tax_id text not null,
  valid_until timestamptz not null,
  uploaded_at timestamptz not null default clock_timestamp(),
  -- The newest record of the chain that has left, whether or not it arrived.
  sent integer not null default 0,
  -- The newest that was answered.
  answered integer not null default 0,
  -- Until then nobody sends: the agency wants it so, it did not answer, or a process is at it.
  next_at timestamptz not null default clock_timestamp(),
  failures integer not null default 0,
  -- Why the last sending had no answer, and since when there is none: 'transport', 'certificate', 'refused' or 'key'.
  trouble text,
  trouble_code integer,
  trouble_since timestamptz
);
