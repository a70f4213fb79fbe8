-- Nearly empty: the board of a restaurant reads its part whenever it connects.
create index orders_stuck on orders (restaurant_id, order_id) where stray_state = 'stuck';
