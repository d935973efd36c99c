-- A family's milestones, of one child or of everyone, and the photos that show them.

create table milestones (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  child_id uuid,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 5000),
  -- A calendar date, without a zone.
  date date not null check (date between '1800-01-01' and '2199-12-31'),
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (family_id, id),
  foreign key (family_id, child_id) references children (family_id, id) on delete set null (child_id)
);
create index milestones_newest on milestones (family_id, date desc, id desc);
create index milestones_of_child on milestones (family_id, child_id, date desc, id desc) where child_id is not null;
alter table milestones enable row level security;
grant select, insert, delete, update (child_id, name, description, date, updated_at) on milestones to app_rw;
grant select, insert, update, delete on milestones to app_worker;
grant select (id, family_id, child_id, name, description, date, audience) on milestones to app_guest;
alter table notifications add foreign key (family_id, milestone_id) references milestones (family_id, id) on delete
  cascade;

create table photo_milestones (
  family_id uuid not null,
  photo_id uuid not null,
  milestone_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (milestone_id, photo_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade
);
create index photo_milestones_photo on photo_milestones (photo_id);
create index photo_milestones_family on photo_milestones (family_id);
alter table photo_milestones enable row level security;
-- Who may see the photo and the milestone is decided by their own policies.
grant select, insert, delete on photo_milestones to app_rw;
grant select, insert, update, delete on photo_milestones to app_worker;
-- Who may see the photo and the milestone is decided by their own policies.
grant select (family_id, photo_id, milestone_id) on photo_milestones to app_guest;
