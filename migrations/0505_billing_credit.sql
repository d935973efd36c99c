-- What reduces the payer's next invoices, in minor units of the currency.
alter table subscriptions add credit integer not null default 0 check (credit >= 0);
update sandbox_customers set standing = standing || '{"credit": 0}' where not standing ? 'credit';
update subscriptions set credit = (customer.standing ->> 'credit')::integer
  from sandbox_customers customer
  where subscriptions.provider = 'sandbox' and customer.id::text = subscriptions.customer_id;
