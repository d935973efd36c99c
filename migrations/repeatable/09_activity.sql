-- The feed groups one person's photos into a burst while less than half an hour passes between two of them; private ones
-- and those of each guest separately. A burst has at most 500, so that it can be counted on reading.
create or replace function app.join_burst() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.activity_type in ('photo_upload', 'photo_favorited') and new.user_id is not null then
    perform pg_advisory_xact_lock(hashtextextended(
      'burst ' || new.family_id || new.user_id || new.activity_type || (new.audience = 'private'), 0));
    update activity_bursts set size = size + 1, last_at = greatest(last_at, new.created_at)
      where id = (
        select id from activity_bursts
          where family_id = new.family_id and user_id = new.user_id and activity_type = new.activity_type
            and private = (new.audience = 'private') and sender is not distinct from new.metadata ->> 'sender'
            and last_at > new.created_at - interval '30 minutes'
            and last_at < new.created_at + interval '30 minutes' and size < 500
          order by last_at desc limit 1)
      returning id into new.burst_id;
  end if;
  if new.burst_id is null then
    insert into activity_bursts (id, family_id, user_id, activity_type, private, sender, started_at, last_at)
      values (new.id, new.family_id, new.user_id, new.activity_type, new.audience = 'private', new.metadata ->> 'sender',
        new.created_at, new.created_at);
    new.burst_id := new.id;
  end if;
  return new;
end;
$$;
create trigger join_burst before insert on family_activities for each row when (new.burst_id is null)
  execute function app.join_burst();

create or replace function app.leave_burst() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from activity_bursts where id = old.burst_id
    and not exists (select from family_activities where burst_id = old.burst_id);
  return null;
end;
$$;
create trigger leave_burst after delete on family_activities for each row execute function app.leave_burst();

create or replace function app.update_activity_audience() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update family_activities set audience = new.audience,
      private_to = case when new.audience = 'private' then coalesce(new.added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff') end
    where family_id = new.family_id and metadata ? 'photo_id' and metadata ->> 'photo_id' = new.id::text;
  return null;
end;
$$;
create trigger photo_activities_audience after update of audience, added_by on photos
  for each row when (old.audience <> new.audience or old.added_by is distinct from new.added_by)
  execute function app.update_activity_audience();

-- The feed says that a photo is a favorite while it is one.
create or replace function app.remove_favorite_activity() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from family_activities where family_id = new.family_id and activity_type = 'photo_favorited'
    and metadata ? 'photo_id' and metadata ->> 'photo_id' = new.id::text;
  return null;
end;
$$;
create trigger photo_favorite_activity after update of is_favorite on photos
  for each row when (old.is_favorite and not new.is_favorite)
  execute function app.remove_favorite_activity();

create policy members_read on family_activities for select to app_rw
  using (family_id = any (array(select app.my_families())) and (audience <> 'private' or coalesce(private_to, user_id) = app.user_id()));
create policy members_write on family_activities for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and user_id = app.user_id());
create policy worker_all on family_activities to app_worker using (true) with check (true);

create policy members_read on activity_bursts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from family_activities activity where activity.burst_id = activity_bursts.id));
create policy worker_reads on activity_bursts for select to app_worker using (true);
