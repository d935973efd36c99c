-- A family's plan, for its members: an editor meets its limits without seeing who pays how.
create or replace function app.plan_behind(in_family uuid)
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

-- Photos and unfinished uploads of all families of this family's owner. Locks until the transaction ends, so that only one of
-- two uploads gets the last slot.
create or replace function app.count_photos_for_plan(in_family uuid) returns bigint
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  payer uuid := (select user_id from family_members where family_id = in_family and role = 'owner'
    and in_family = any (array(select app.my_families())));
begin
  perform pg_advisory_xact_lock(hashtextextended('photos of ' || payer::text, 0));
  return app.photos_of_payer(payer);
end;
$$;

-- Ends the payments of people who leave, however the row is deleted.
create or replace function app.end_payments() returns trigger
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
create trigger end_payments after delete on subscriptions for each row execute function app.end_payments();

create or replace function app.photos_of_payer(payer uuid) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select (select coalesce(sum(counts.photos), 0)::bigint from photo_counts counts
        join family_members owned on owned.family_id = counts.family_id and owned.role = 'owner' and owned.user_id = payer)
      + (select count(*) from uploads
        join family_members owned on owned.family_id = uploads.family_id and owned.role = 'owner' and owned.user_id = payer
        where uploads.state in ('receiving', 'received') and uploads.purpose = 'photo');
  end;

grant execute on function app.plan_behind, app.count_photos_for_plan to app_rw;

create policy own_subscription on subscriptions for select to app_rw using (user_id = app.user_id());
create policy worker_all on subscriptions to app_worker using (true) with check (true);

create policy own_invoices on invoices for select to app_rw using (user_id = app.user_id());
create policy worker_all on invoices to app_worker using (true) with check (true);

create policy worker_all on billing_events to app_worker using (true) with check (true);

create policy worker_all on sandbox_customers to app_worker using (true) with check (true);

create policy worker_all on sandbox_checkouts to app_worker using (true) with check (true);

create policy own_payments on payments for select to app_rw using (user_id = app.user_id());
create policy worker_all on payments to app_worker using (true) with check (true);

create policy worker_all on sandbox_payments to app_worker using (true) with check (true);
