-- The newest payment that had been begun when the restaurant began to invoice: whatever the clock says, those after it
-- came later. Null of one that began before this was noted.
alter table invoicing add column since_payment integer;
