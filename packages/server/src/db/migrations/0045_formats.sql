-- The sizes that a product comes in, each with a price of its own.
alter table products add column formats jsonb not null default '[]';
-- In which of them a line was ordered; its name says it too.
alter table order_lines add column format_id integer;
