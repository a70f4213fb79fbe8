-- How many minutes diners are told that an order takes now, until when; both null while it takes no longer than usual.
alter table restaurants add column delay_minutes integer;
alter table restaurants add column delayed_until timestamptz;
