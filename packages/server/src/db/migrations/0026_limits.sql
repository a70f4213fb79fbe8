-- Wrong PINs since the last right one: kept with their person, so that no pause makes guesses endless.
alter table staff add column wrong_pins integer not null default 0;

-- One phone that sits down again and again must not stop those who sit at the table already: the orders of visits
-- begun more than a minute after one's own do not count against it, up to twice the table's number.
create or replace function orders_held_until(
  house integer, visit uuid, at_table text, is_verified boolean,
  within_minutes integer, of_visit integer, of_table integer, unverified_of_house integer
) returns timestamptz language plpgsql volatile set plan_cache_mode = 'force_generic_plan' as
$$
declare
  span constant interval := make_interval(mins => within_minutes);
  since constant timestamptz := clock_timestamp() - span;
  seated_at constant timestamptz := (
    select started_at from visits where restaurant_id = house and visit_id = visit);
begin
  return (
    select max(full_since) + span from (
      (select placed_at from orders
       where restaurant_id = house and visit_id = visit and placed_at > since
       order by placed_at desc offset of_visit - 1 limit 1)
      union all
      (select placed_at from orders o
       where restaurant_id = house and table_name = at_table and is_table_verified = is_verified
         and placed_at > since and not exists (
           select 1 from visits v
           where v.restaurant_id = house and v.visit_id = o.visit_id
             and (v.opened_by is not null or v.started_at > seated_at + interval '1 minute'))
       order by placed_at desc offset of_table - 1 limit 1)
      union all
      (select placed_at from orders o
       where restaurant_id = house and table_name = at_table and is_table_verified = is_verified
         and placed_at > since and not exists (
           select 1 from visits v
           where v.restaurant_id = house and v.visit_id = o.visit_id and v.opened_by is not null)
       order by placed_at desc offset 2 * of_table - 1 limit 1)
      union all
      (select placed_at from orders
       where not is_verified and restaurant_id = house and not is_table_verified and placed_at > since
       order by placed_at desc offset unverified_of_house - 1 limit 1)
    ) as full_at (full_since)
  );
end
$$;

-- Whoever registers types an address, and it may be a stranger's: until a mailed link was opened, an address gets few
-- mails a day, whoever causes them, and whatever follows a '+' in it. Of a deleted account, a hash is counted.
alter table diners add column is_email_proved boolean not null default false;

create index outbox_recipient on outbox (lower(regexp_replace(recipient, '\+[^@]*@', '@')), created_at);

-- Volatile, so that an order counts the mails of those that were committed while it waited for its turn.
create function may_mail(address text, most_a_day integer) returns boolean language plpgsql volatile as
$$
declare
  inbox constant text := lower(regexp_replace(address, '\+[^@]*@', '@'));
begin
  return exists (select 1 from diners where lower(email) = lower(address) and is_email_proved)
    or (select count(*) < most_a_day from outbox
        where lower(regexp_replace(recipient, '\+[^@]*@', '@')) in (inbox, md5(inbox))
          and created_at > clock_timestamp() - interval '1 day');
end
$$;
