-- Wrong PINs since the last right one: kept with their person, so that no pause makes guesses endless.
alter table staff add column wrong_pins integer not null default 0;
