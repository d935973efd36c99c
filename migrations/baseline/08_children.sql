-- A family's children. The owner can restore a removed child for 30 days; photos and milestones stay without the child.

create table children (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  first_name text not null check (length(trim(first_name)) between 1 and 100),
  last_name text not null default '' check (length(last_name) <= 100),
  -- A calendar date, without a zone. A future one is the due date.
  birth_date date not null check (birth_date >= '1900-01-01'),
  gender text not null default 'prefer_not_to_say' check (gender in ('prefer_not_to_say', 'girl', 'boy', 'another')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  avatar_photo_id uuid,
  -- { x, y, size } in pixels of the upright original, so that the image can be made again.
  avatar_square jsonb,
  -- Version of the image; incremented with every choice.
  avatar_version integer not null default 0,
  -- The version that is ready; 0 means none.
  avatar_ready integer not null default 0,
  unique (family_id, id)
);
create index children_of_family on children (family_id, first_name, id) where deleted_at is null;
create index children_deleted on children (deleted_at) where deleted_at is not null;
alter table children enable row level security;
grant select, insert, update (first_name, last_name, birth_date, gender, updated_at, avatar_photo_id, avatar_square,
  avatar_version, avatar_ready) on children to app_rw;
grant select, insert, update, delete on children to app_worker;
grant select (id, family_id, first_name, deleted_at) on children to app_guest;

-- Photos of a child by day, so that years of their life are exact. private_to as in photo_counts.
create table child_photo_counts (
  family_id uuid not null references families on delete cascade,
  child_id uuid not null,
  day date not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  photos integer not null default 0,
  favorites integer not null default 0,
  primary key (family_id, child_id, day, private_to),
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade
);
alter table child_photo_counts enable row level security;
grant select on child_photo_counts to app_rw, app_worker;
