-- What had to be in the drawer when it was counted; null until then, and where a version before has counted it.
alter table shifts add column expected_cents integer;
