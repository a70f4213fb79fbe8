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
