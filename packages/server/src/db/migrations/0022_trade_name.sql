-- What a restaurant is called by its guests, if not by its legal name: its owner may say so.
alter table restaurants add column trade_name text not null default '';
