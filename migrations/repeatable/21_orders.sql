-- How many copies a plan has included since a date.
create or replace function app.included_books_of(payer uuid, since timestamptz) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select coalesce(sum(included_copies), 0)::bigint from book_orders
      where payer_id = payer and included_copies > 0 and created_at >= since and status <> 'cancelled';
  end;

-- Locks until the transaction ends, so that only one of two orders gets the last included book.
create or replace function app.lock_included_books(in_family uuid, since timestamptz) returns table (payer_id uuid, used bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  payer uuid := (select user_id from family_members where family_id = in_family and role = 'owner'
    and in_family = any (array(select app.my_families())));
begin
  perform pg_advisory_xact_lock(hashtextextended('books of ' || payer::text, 0));
  return query select payer, app.included_books_of(payer, since);
end;
$$;

-- How much of a plan is used. Pending invitations count as members; only the owner sees how many there are.
create or replace function app.plan_use(season timestamptz)
  returns table (family_id uuid, family_name text, is_payer boolean, owner_since timestamptz, tier text, status text,
    current_period_end timestamptz, past_due_since timestamptz, photos bigint, members bigint, books bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, families.name, owners.user_id = app.user_id(), profiles.created_at, subscriptions.tier, subscriptions.status,
        subscriptions.current_period_end, subscriptions.past_due_since, app.photos_of_payer(owners.user_id),
        (select count(*) from family_members member where member.family_id = mine.id)
          + (select count(*) from invitations waiting where waiting.family_id = mine.id and owners.user_id = app.user_id()
            and waiting.accepted_at is null and waiting.expires_at > now()),
        app.included_books_of(owners.user_id, season)
      from app.my_families() as mine (id)
      join families on families.id = mine.id
      join family_members owners on owners.family_id = mine.id and owners.role = 'owner'
      join profiles on profiles.id = owners.user_id
      left join subscriptions on subscriptions.user_id = owners.user_id
      order by families.created_at, mine.id;
  end;

grant execute on function app.lock_included_books, app.plan_use to app_rw;

create policy own_orders on book_orders for select to app_rw using (user_id = app.user_id() or (select app.is_admin()));
create policy members_order on book_orders for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.my_families())));
-- A person can cancel their order; everything else is up to the operator.
create policy own_orders_change on book_orders for update to app_rw
  using (user_id = app.user_id() or (select app.is_admin()))
  with check ((user_id = app.user_id() and status = 'cancelled') or (select app.is_admin()));
create policy worker_all on book_orders to app_worker using (true) with check (true);
