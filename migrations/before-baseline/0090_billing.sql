-- Who pays for what. A family's plan is its owner's; nothing that is stored ever depends on it, only what can be added.

create table subscriptions (
  user_id uuid primary key references profiles on delete cascade,
  provider text not null check (provider in ('sandbox', 'stripe')),
  customer_id text not null unique,
  -- Null before the first checkout was finished.
  subscription_id text unique,
  tier text,
  is_yearly boolean not null default false,
  -- As Stripe names them.
  status text not null default 'incomplete' check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due',
    'canceled', 'unpaid', 'paused')),
  -- Minor units of the currency.
  amount integer check (amount >= 0),
  currency text check (currency = lower(currency) and length(currency) = 3),
  current_period_end timestamptz,
  trial_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- Since when a payment is missing; the grace counts from here.
  past_due_since timestamptz,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
  card_exp_month integer check (card_exp_month between 1 and 12),
  card_exp_year integer,
  updated_at timestamptz not null default now(),
  check ((subscription_id is null) = (tier is null))
);

-- Each event of the provider counts once: its id is kept in the transaction of its effect.
create table billing_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index billing_events_received on billing_events (received_at);

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
  created_at timestamptz not null
);
create index invoices_of_user on invoices (user_id, created_at desc, id desc);

-- The plan behind a family, for those who belong to it: an editor meets its limits without seeing who pays how.
create function app.plan_behind(in_family uuid)
  returns table (owner_id uuid, owner_since timestamptz, tier text, status text, current_period_end timestamptz, past_due_since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select owners.user_id, profiles.created_at, subscriptions.tier, subscriptions.status, subscriptions.current_period_end,
        subscriptions.past_due_since
      from family_members owners
      join profiles on profiles.id = owners.user_id
      left join subscriptions on subscriptions.user_id = owners.user_id
      where owners.family_id = in_family and owners.role = 'owner' and in_family = any (array(select app.my_families()));
  end;

-- Photos of all families of whoever owns this one, and those that are on their way. Nobody else counts until the
-- transaction ends, so that of two uploads at the last place one gets it.
create function app.count_photos_for_plan(in_family uuid) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  payer uuid := (select user_id from family_members where family_id = in_family and role = 'owner'
    and in_family = any (array(select app.my_families())));
begin
  perform pg_advisory_xact_lock(hashtextextended('photos of ' || payer::text, 0));
  return (select coalesce(sum(counts.photos), 0) from photo_counts counts
      join family_members owned on owned.family_id = counts.family_id and owned.role = 'owner' and owned.user_id = payer)
    + (select count(*) from uploads
      join family_members owned on owned.family_id = uploads.family_id and owned.role = 'owner' and owned.user_id = payer
      where uploads.state in ('receiving', 'received'));
end;
$$;

revoke all on function app.plan_behind, app.count_photos_for_plan from public;
grant execute on function app.plan_behind, app.count_photos_for_plan to app_rw;

alter table subscriptions enable row level security;
alter table billing_events enable row level security;
alter table invoices enable row level security;

grant select on subscriptions, invoices to app_rw;
create policy own_subscription on subscriptions for select to app_rw using (user_id = app.user_id());
create policy own_invoices on invoices for select to app_rw using (user_id = app.user_id());

grant select, insert, update, delete on subscriptions, billing_events, invoices to app_worker;
create policy worker_all on subscriptions to app_worker using (true) with check (true);
create policy worker_all on billing_events to app_worker using (true) with check (true);
create policy worker_all on invoices to app_worker using (true) with check (true);
