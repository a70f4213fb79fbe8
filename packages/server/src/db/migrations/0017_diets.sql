-- 'vegetariano' or 'vegano', as the house states it. Null: nobody has said.
alter table products add column diet text;
