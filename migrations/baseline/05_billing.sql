-- Who pays for what. A family's plan is its owner's. Nothing stored depends on it, only what can be added.

create table subscriptions (
  user_id uuid primary key references profiles on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  customer_id text not null unique,
  -- Null until the first checkout is complete.
  subscription_id text unique,
  tier text,
  is_yearly boolean not null default false,
  -- Stripe's names.
  status text not null default 'incomplete'
    check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  -- Minor units of the currency.
  amount integer check (amount >= 0),
  currency text check (currency = lower(currency) and length(currency) = 3),
  current_period_end timestamptz,
  trial_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- When a payment failed; the grace period starts here.
  past_due_since timestamptz,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_exp_month integer check (card_exp_month between 1 and 12),
  card_exp_year integer,
  updated_at timestamptz not null default now(),
  -- The end of period that the payer was already notified of.
  renewal_told_for timestamptz,
  constraint subscriptions_check check ((subscription_id is null) = (tier is null))
);
alter table subscriptions enable row level security;
grant select on subscriptions to app_rw;
grant select, insert, update, delete on subscriptions to app_worker;

-- Each event of the provider counts once: its id is stored in the transaction of its effect.
create table billing_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index billing_events_received on billing_events (received_at);
alter table billing_events enable row level security;
grant select, insert, update, delete on billing_events to app_worker;

create table invoices (
  id text primary key,
  user_id uuid not null references profiles on delete cascade,
  number text,
  amount integer not null,
  currency text not null,
  status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void', 'refunded')),
  tier text,
  is_yearly boolean not null default false,
  period_start timestamptz,
  period_end timestamptz,
  created_at timestamptz not null,
  -- What the invoice is for, if it isn't for a plan.
  about text check (length(about) <= 500)
);
create index invoices_of_user on invoices (user_id, created_at desc, id desc);
alter table invoices enable row level security;
grant select on invoices to app_rw;
grant select, insert, update, delete on invoices to app_worker;

-- The test provider's own records, as a real provider would have them: only the provider's double reads them.
create table sandbox_customers (
  id text primary key,
  user_id uuid not null unique references profiles on delete cascade,
  -- The provider's answer about the customer (features/billing/server/provider.ts).
  standing jsonb not null
);
alter table sandbox_customers enable row level security;
grant select, insert, update, delete on sandbox_customers to app_worker;

create table sandbox_checkouts (
  id uuid primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  tier text not null,
  is_yearly boolean not null,
  paid_at timestamptz,
  expires_at timestamptz not null
);
create index sandbox_checkouts_of_customer on sandbox_checkouts (customer_id);
alter table sandbox_checkouts enable row level security;
grant select, insert, update, delete on sandbox_checkouts to app_worker;

create table payments (
  id uuid primary key,
  user_id uuid references profiles on delete set null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  customer_id text not null,
  -- The provider's ID.
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
grant select, insert, update on payments to app_worker;

-- The test provider's record of a payment.
create table sandbox_payments (
  id uuid primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  about text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  -- The return URL of its page.
  return_path text not null,
  paid_at timestamptz,
  refunded_at timestamptz,
  expires_at timestamptz not null
);
create index sandbox_payments_of_customer on sandbox_payments (customer_id);
alter table sandbox_payments enable row level security;
grant select, insert, update, delete on sandbox_payments to app_worker;
