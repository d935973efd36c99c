-- What happens in a family, newest first.

create table family_activities (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid references profiles on delete set null,
  activity_type text not null check (activity_type in ('photo_upload', 'member_joined', 'milestone_added', 'photo_favorited',
    'child_added', 'family_created', 'category_created')),
  title text not null check (length(title) <= 500),
  description text check (length(description) <= 2000),
  metadata jsonb not null default '{}',
  -- The audience of what it tells of: an activity about a private photo is private too.
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp()
);
create index family_activities_newest on family_activities (family_id, created_at desc, id desc);

alter table family_activities enable row level security;
grant select, insert on family_activities to app_rw;
create policy members_read on family_activities for select to app_rw
  using (family_id = any (array(select app.my_families())) and (audience <> 'private' or user_id = app.user_id()));
create policy members_write on family_activities for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and user_id = app.user_id());
grant select, insert, update, delete on family_activities to app_worker;
create policy worker_all on family_activities to app_worker using (true) with check (true);
