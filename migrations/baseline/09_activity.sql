-- What happens in a family, newest first.

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
create index activity_bursts_newest on activity_bursts (family_id, started_at desc, id desc);
create index activity_bursts_of_type on activity_bursts (family_id, activity_type, started_at desc, id desc);
create index activity_bursts_growing on activity_bursts (family_id, user_id, activity_type, last_at desc);
create index activity_bursts_user on activity_bursts (user_id);
-- One person's activity, newest first.
create index activity_bursts_of_person on activity_bursts (family_id, user_id, started_at desc, id desc);
alter table activity_bursts enable row level security;
grant select on activity_bursts to app_rw, app_worker;

create table family_activities (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid references profiles on delete set null,
  activity_type text not null
    check (activity_type in ('photo_upload', 'member_joined', 'milestone_added', 'photo_favorited', 'child_added',
      'family_created', 'category_created')),
  title text not null check (length(title) <= 500),
  description text check (length(description) <= 2000),
  metadata jsonb not null default '{}',
  -- The audience of its subject: an activity about a private photo is private too.
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp(),
  -- Whether people were notified.
  told boolean not null default false,
  burst_id uuid not null,
  -- For an activity about a photo that became private: the photo's owner, if it isn't the one who did it.
  private_to uuid,
  constraint family_activities_burst foreign key (family_id, burst_id) references activity_bursts (family_id, id) on delete cascade
);
create index family_activities_newest on family_activities (family_id, created_at desc, id desc);
-- A milestone's activity is changed and deleted with it.
create index family_activities_milestone on family_activities ((metadata ->> 'milestone_id'))
  where activity_type = 'milestone_added';
create index family_activities_untold on family_activities (family_id, created_at) where not told;
create index family_activities_of_burst on family_activities (burst_id, created_at desc, id desc);
create index family_activities_photo on family_activities (family_id, (metadata ->> 'photo_id')) where metadata ? 'photo_id';
create index family_activities_words on family_activities
  using gin (family_id, app.fold((title || ' ') || coalesce(description, '')) gin_trgm_ops);
alter table family_activities enable row level security;
grant select, insert on family_activities to app_rw;
grant select, insert, update, delete on family_activities to app_worker;
