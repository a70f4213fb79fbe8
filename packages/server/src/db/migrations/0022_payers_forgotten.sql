-- A diner's address was kept with every attempt to pay. It is for the payment's page only.
update payments set email = null where email is not null and state not in ('starting', 'open');
