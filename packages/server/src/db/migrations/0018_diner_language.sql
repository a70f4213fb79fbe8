-- What a diner last read Simplato in, for the mails that are written while nobody is there to ask.
alter table diners add column language text not null default 'es';
