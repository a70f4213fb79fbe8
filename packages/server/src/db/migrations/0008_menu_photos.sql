-- Photos of dishes. The pictures live in the database, so that every process has them and a backup is whole.

-- Hash, size, widths and the blurred stand-in: what the menu says of a photo.
alter table products add column photo jsonb;

-- One picture in one width, as WebP. Named by its content, it never changes.
create table photo_files (
  restaurant_id integer not null references restaurants,
  hash text not null,
  width integer not null,
  bytes bytea not null,
  stored_at timestamptz not null default now(),
  primary key (restaurant_id, hash, width)
);
create index photo_files_age on photo_files (stored_at);
create index products_photo on products (restaurant_id, (photo ->> 'hash')) where photo is not null;
