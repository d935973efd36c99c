-- How much of a plan is used, for those who belong to its families: told before a limit is met. A recording of a child's
-- answer that is on its way takes no photo's place.

create function app.photos_of_payer(payer uuid) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select (select coalesce(sum(counts.photos), 0)::bigint from photo_counts counts
        join family_members owned on owned.family_id = counts.family_id and owned.role = 'owner' and owned.user_id = payer)
      + (select count(*) from uploads
        join family_members owned on owned.family_id = uploads.family_id and owned.role = 'owner' and owned.user_id = payer
        where uploads.state in ('receiving', 'received') and uploads.purpose = 'photo');
  end;

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

-- Invitations that wait hold their places; how many there are is their owner's matter.
create function app.plan_use()
  returns table (family_id uuid, family_name text, is_payer boolean, owner_since timestamptz, tier text, status text,
    current_period_end timestamptz, past_due_since timestamptz, photos bigint, members bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, families.name, owners.user_id = app.user_id(), profiles.created_at, subscriptions.tier, subscriptions.status,
        subscriptions.current_period_end, subscriptions.past_due_since, app.photos_of_payer(owners.user_id),
        (select count(*) from family_members member where member.family_id = mine.id)
          + (select count(*) from invitations waiting where waiting.family_id = mine.id and owners.user_id = app.user_id()
            and waiting.accepted_at is null and waiting.expires_at > now())
      from app.my_families() as mine (id)
      join families on families.id = mine.id
      join family_members owners on owners.family_id = mine.id and owners.role = 'owner'
      join profiles on profiles.id = owners.user_id
      left join subscriptions on subscriptions.user_id = owners.user_id
      order by families.created_at, mine.id;
  end;

revoke all on function app.photos_of_payer, app.plan_use from public;
grant execute on function app.plan_use to app_rw;
