-- What people are told of when they were not looking. A row for each person, written by a job, so that no request waits for it.

create table notifications (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('photo_upload', 'milestone_added', 'member_joined', 'child_added', 'comment_added',
    'invitation', 'birthday')),
  -- Who did it; null where nobody did, and once their account is gone.
  actor_id uuid references profiles on delete set null,
  -- Things of one bundle are one notice for as long as it is unread: two hundred photos of one person, the talk about one photo.
  bundle text not null check (length(bundle) <= 200),
  count integer not null default 1 check (count > 0),
  -- The name of what it is about: a milestone, a child, a family.
  title text not null default '' check (length(title) <= 500),
  -- The latest photos that it tells of. Whether they can be seen is asked when it is shown.
  photo_ids uuid[] not null default '{}',
  milestone_id uuid,
  child_id uuid,
  -- The day that it reminds of, in nobody's zone.
  day date,
  created_at timestamptz not null default clock_timestamp(),
  -- When the last thing was added to it.
  told_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade,
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade
);
create index notifications_newest on notifications (user_id, told_at desc, id desc);
create unique index notifications_unread on notifications (user_id, bundle) where read_at is null;
create index notifications_old on notifications (told_at);
create index notifications_milestone on notifications (milestone_id) where milestone_id is not null;
create index notifications_child on notifications (child_id) where child_id is not null;
create index notifications_actor on notifications (actor_id);

alter table notifications enable row level security;
grant select on notifications to app_rw;
grant update (read_at) on notifications to app_rw;
-- Whoever left a family is told nothing of it any more; an invitation comes before anybody belongs to it.
create policy own_notifications on notifications for select to app_rw
  using (user_id = app.user_id() and (kind = 'invitation' or family_id = any (array(select app.my_families()))));
create policy own_notifications_read on notifications for update to app_rw
  using (user_id = app.user_id() and (kind = 'invitation' or family_id = any (array(select app.my_families()))));
grant select, insert, update, delete on notifications to app_worker;
create policy worker_all on notifications to app_worker using (true) with check (true);

-- Activities that nobody was told of yet. Those from before are not news.
alter table family_activities add column told boolean not null default true;
alter table family_activities alter column told set default false;
create index family_activities_untold on family_activities (family_id, created_at) where not told;

-- A few seconds are waited, so that what is done in one go is told in one; a job that waits already stays when it is.
create function app.tell_members_of_activities() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform graphile_worker.add_job(
      identifier => 'tell-members', payload => json_build_object('family_id', family_id), job_key => 'tell-members:' || family_id,
      run_at => now() + interval '5 seconds', max_attempts => 10, job_key_mode => 'preserve_run_at')
    from (select distinct family_id from new_activities where not told) families;
  return null;
end;
$$;
revoke all on function app.tell_members_of_activities from public;
create trigger tell_members_of_activities after insert on family_activities referencing new table as new_activities
  for each statement execute function app.tell_members_of_activities();
