-- How a house looks to its guests: the colour of its main actions, and its logo.
alter table restaurants add column accent text not null default '#b3202a'
  constraint restaurants_accent check (accent ~ '^#[0-9a-f]{6}$');
-- Like a dish's photo: its files are rows of photo_files, and never change.
alter table restaurants add column logo jsonb;
