-- The payment provider of the sandbox keeps its own books, as a real one would: nothing of the app reads them but its double.
create table sandbox_customers (
  id text primary key,
  user_id uuid not null unique references profiles on delete cascade,
  -- What the provider says of the customer when asked (features/billing/server/provider.ts).
  standing jsonb not null
);
create table sandbox_checkouts (
  id uuid primary key,
  customer_id text not null references sandbox_customers on delete cascade,
  tier text not null,
  is_yearly boolean not null,
  paid_at timestamptz,
  expires_at timestamptz not null
);
create index sandbox_checkouts_of_customer on sandbox_checkouts (customer_id);

alter table sandbox_customers enable row level security;
alter table sandbox_checkouts enable row level security;
grant select, insert, update, delete on sandbox_customers, sandbox_checkouts to app_worker;
create policy worker_all on sandbox_customers to app_worker using (true) with check (true);
create policy worker_all on sandbox_checkouts to app_worker using (true) with check (true);

-- Of which end of a period its payer was told ahead.
alter table subscriptions add renewal_told_for timestamptz;

-- Whoever leaves stops paying, however their row came to go.
create function app.end_payments() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if old.subscription_id is not null and old.status not in ('canceled', 'incomplete_expired') then
    perform app.add_job('end-payments',
      json_build_object('provider', old.provider, 'subscription_id', old.subscription_id), null, null, 25, 0);
  end if;
  return null;
end;
$$;
revoke all on function app.end_payments from public;
create trigger end_payments after delete on subscriptions for each row execute function app.end_payments();
