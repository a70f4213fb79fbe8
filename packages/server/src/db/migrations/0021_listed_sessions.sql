-- What people see of the sessions of their account. The id names one in a call and opens nothing: the cookie holds a
-- token that is stored as its hash only. Browser and system are as the browser said when it opened the session; empty
-- where it said nothing that is recognised, for guests, and for sessions of the previous version.
alter table sessions add column session_id uuid not null default gen_random_uuid();
alter table sessions add column browser text not null default '';
alter table sessions add column system text not null default '';
-- To the hour. Sessions from before count as used now, and end within seven days.
alter table sessions add column last_used_at timestamptz not null default now();

-- A diner's address was kept with every attempt to pay. It is for the payment's page only.
update payments set email = null where email is not null and state not in ('starting', 'open');
