-- What is paid once, beside plans: for now copies of books. A payment has the id of what it pays for.

create table payments (
  id uuid primary key,
  user_id uuid references profiles on delete set null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  customer_id text not null,
  -- The provider's name for it.
  reference text not null unique,
  -- Minor units of the currency.
  amount integer not null check (amount > 0),
  currency text not null check (currency = lower(currency) and length(currency) = 3),
  status text not null default 'open' check (status in ('open', 'paid', 'expired', 'refunded')),
  created_at timestamptz not null default now()
);
create index payments_of_customer on payments (customer_id, created_at desc);
create index payments_of_person on payments (user_id);

alter table payments enable row level security;
grant select on payments to app_rw;
create policy own_payments on payments for select to app_rw using (user_id = app.user_id());
grant select, insert, update on payments to app_worker;
create policy worker_all on payments to app_worker using (true) with check (true);

-- The same in the books of the test provider.
create table sandbox_payments (
  id uuid primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  about text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  -- Where its page leads back to.
  return_path text not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  expires_at timestamptz not null
);
create index sandbox_payments_of_customer on sandbox_payments (customer_id);

alter table sandbox_payments enable row level security;
grant select, insert, update, delete on sandbox_payments to app_worker;
create policy worker_all on sandbox_payments to app_worker using (true) with check (true);
