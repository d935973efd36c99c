-- Faces in photos and what photos show, found by the operator's service, only for families whose owner agreed.

create table vision_consents (
  family_id uuid primary key references families on delete cascade,
  given_by uuid references profiles on delete set null,
  given_at timestamptz not null default clock_timestamp()
);
alter table vision_consents enable row level security;
grant select on vision_consents to app_rw, app_worker;

-- Photos that are to be sent to the service.
create table vision_scans (
  photo_id uuid primary key,
  family_id uuid not null,
  due_at timestamptz not null default now(),
  attempts smallint not null default 0,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index vision_scans_due on vision_scans (family_id, due_at);
alter table vision_scans enable row level security;
grant select on vision_scans to app_rw;
grant select, insert, update, delete on vision_scans to app_worker;

-- What photos show, for searches by content. `planes` has the four bits of each number, one plane after the other.
create table photo_vectors (
  photo_id uuid primary key,
  family_id uuid not null,
  -- The image and the model it was made from.
  version integer not null,
  model text not null check (length(model) <= 200),
  planes bit varying(16384) not null,
  -- A number is low + step * (its four bits), and the sum of all four bits is total.
  low real not null,
  step real not null,
  total integer not null,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
-- Reads bits in place: compressing them gains nothing.
alter table photo_vectors alter column planes set storage plain;
create index photo_vectors_family on photo_vectors (family_id, photo_id);
alter table photo_vectors enable row level security;
grant select on photo_vectors to app_rw;
grant select, insert, update, delete on photo_vectors to app_worker;

-- Faces that look like the same person's. A person can have several groups, such as one for each age.
create table face_groups (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  person_id uuid,
  -- The mean of its faces, as signed bytes.
  center bytea not null check (length(center) between 4 and 4096),
  -- Faces were deleted since the mean was computed.
  is_stale boolean not null default false,
  faces integer not null default 0,
  -- People arranged its faces, so that it's never merged automatically.
  by_hand boolean not null default false,
  is_hidden boolean not null default false,
  not_person_ids uuid[] not null default '{}',
  unique (family_id, id),
  foreign key (family_id, person_id) references people (family_id, id) on delete set null (person_id)
);
create index face_groups_unnamed on face_groups (family_id, faces desc, id) where person_id is null and not is_hidden;
create index face_groups_person on face_groups (family_id, person_id) where person_id is not null;
create index face_groups_stale on face_groups (family_id) where is_stale;
alter table face_groups enable row level security;
grant select, insert (id, family_id, center, by_hand, not_person_ids), delete,
  update (person_id, center, by_hand, is_hidden, not_person_ids, is_stale) on face_groups to app_rw;
grant select, insert, update, delete on face_groups to app_worker;

create table faces (
  id uuid primary key,
  family_id uuid not null,
  photo_id uuid not null,
  -- Parts of the image's width and height, 0 to 1.
  x real not null,
  y real not null,
  width real not null,
  height real not null,
  score real not null,
  vector bytea not null check (length(vector) between 4 and 4096),
  group_id uuid,
  -- How the person was tagged in the photo: by naming the group, automatically in a named group, or before. Null: not yet.
  tag text check (tag in ('confirmed', 'automatic', 'existing')),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, group_id) references face_groups (family_id, id) on delete set null (group_id)
);
create index faces_photo on faces (family_id, photo_id, id);
create index faces_group on faces (family_id, group_id, id);
create index faces_untagged on faces (family_id, group_id) where tag is null and group_id is not null;
create index faces_ungrouped on faces (family_id) where group_id is null;
alter table faces enable row level security;
grant select, update (group_id, tag) on faces to app_rw;
grant select, insert, update, delete on faces to app_worker;
