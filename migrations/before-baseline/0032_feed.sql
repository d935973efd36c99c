-- The feed tells of bursts: "Ana added 24 photos" is one of 24 activities. A burst stands where its first activity stood and
-- never moves, so that paging neither skips nor repeats while it grows; what of it somebody sees is decided row by row.

create table activity_bursts (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid references profiles on delete set null,
  activity_type text not null,
  private boolean not null,
  size integer not null default 1,
  started_at timestamptz not null,
  last_at timestamptz not null,
  unique (family_id, id)
);
insert into activity_bursts (id, family_id, user_id, activity_type, private, started_at, last_at)
  select id, family_id, user_id, activity_type, audience = 'private', created_at, created_at from family_activities;
create index activity_bursts_newest on activity_bursts (family_id, started_at desc, id desc);
create index activity_bursts_of_type on activity_bursts (family_id, activity_type, started_at desc, id desc);
create index activity_bursts_growing on activity_bursts (family_id, user_id, activity_type, last_at desc);
create index activity_bursts_user on activity_bursts (user_id);

alter table family_activities add column burst_id uuid;
update family_activities set burst_id = id;
alter table family_activities alter column burst_id set not null;
alter table family_activities add constraint family_activities_burst
  foreign key (family_id, burst_id) references activity_bursts (family_id, id) on delete cascade;
create index family_activities_of_burst on family_activities (burst_id, created_at desc, id desc);

-- One person's photos belong together as long as no half hour passes between two of them, and private ones by themselves.
-- No burst grows over 500, so that each can be counted while somebody reads.
create function app.join_burst() returns trigger
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
            and private = (new.audience = 'private') and last_at > new.created_at - interval '30 minutes'
            and last_at < new.created_at + interval '30 minutes' and size < 500
          order by last_at desc limit 1)
      returning id into new.burst_id;
  end if;
  if new.burst_id is null then
    insert into activity_bursts (id, family_id, user_id, activity_type, private, started_at, last_at)
      values (new.id, new.family_id, new.user_id, new.activity_type, new.audience = 'private', new.created_at, new.created_at);
    new.burst_id := new.id;
  end if;
  return new;
end;
$$;
create trigger join_burst before insert on family_activities for each row when (new.burst_id is null)
  execute function app.join_burst();

create function app.leave_burst() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from activity_bursts where id = old.burst_id
    and not exists (select from family_activities where burst_id = old.burst_id);
  return null;
end;
$$;
create trigger leave_burst after delete on family_activities for each row execute function app.leave_burst();

alter table activity_bursts enable row level security;
grant select on activity_bursts to app_rw, app_worker;
create policy members_read on activity_bursts for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_reads on activity_bursts for select to app_worker using (true);

-- A family that is deleted, or comes back, is news for everybody in it: their pages are left, or found again.
create function app.tell_live_family_gone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('live', json_build_object(
      'user_id', user_id, 'family_id', family_id, 'member', new.deleted_at is null)::text)
    from family_members where family_id = new.id;
  return null;
end;
$$;
create trigger live_family_gone after update of deleted_at on families
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function app.tell_live_family_gone();

revoke all on function app.join_burst, app.leave_burst, app.tell_live_family_gone from public;

create index notifications_family on notifications (family_id);
