-- A house's orders by when they were placed: its days in figures, and its history between two dates.
create index orders_placed on orders (restaurant_id, placed_at);
