-- From which age a child may flag what they're in, hide it, and take their profile along.
-- Families without a row have the usual ages.
create table growing_ages (
  family_id uuid primary key references families on delete cascade,
  flag smallint not null default 7 check (flag between 3 and 18),
  hide smallint not null default 13 check (hide between 3 and 18),
  own smallint not null default 18 check (own between 3 and 21),
  check (flag <= hide and hide <= own)
);
alter table growing_ages enable row level security;
grant select, insert on growing_ages to app_rw;
grant update (flag, hide, own) on growing_ages to app_rw;
grant select, delete on growing_ages to app_worker;

-- What someone hid is private to them until they show it again. These columns say what it was before.
alter table photos
  add column shown_audience text check (shown_audience in ('family_only', 'extended_family')),
  add column shown_added_by uuid references profiles on delete set null,
  add column hidden_person_id uuid,
  add foreign key (family_id, hidden_person_id) references people (family_id, id) on delete set null (hidden_person_id),
  add constraint photos_hidden_are_private check (shown_audience is null or audience = 'private');
create index photos_hidden on photos (family_id, hidden_person_id) where shown_audience is not null;
create index photos_shown_added_by on photos (shown_added_by) where shown_added_by is not null;

alter table child_personality_responses
  add column shown_audience text check (shown_audience in ('family_only', 'extended_family')),
  add column shown_added_by uuid references profiles on delete set null,
  add constraint responses_hidden_are_private check (shown_audience is null or audience = 'private');
create index responses_shown_added_by on child_personality_responses (shown_added_by) where shown_added_by is not null;

-- A child would rather not have this photo or answer. Parents decide.
create table flags (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  person_id uuid not null,
  photo_id uuid,
  response_id uuid,
  flagged_by uuid references profiles on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  -- Someone decided that it stays.
  settled_at timestamptz,
  foreign key (family_id, person_id) references people (family_id, id) on delete cascade,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, response_id) references child_personality_responses (family_id, id) on delete cascade,
  check (num_nonnulls(photo_id, response_id) = 1),
  unique (family_id, person_id, photo_id),
  unique (family_id, person_id, response_id)
);
create index flags_photo on flags (family_id, photo_id) where photo_id is not null;
create index flags_response on flags (family_id, response_id) where response_id is not null;
create index flags_flagged_by on flags (flagged_by);
alter table flags enable row level security;
grant select, insert, delete on flags to app_rw;
grant update (settled_at) on flags to app_rw;
grant select, insert, update, delete on flags to app_worker;

-- Since when the profile is theirs: only they edit it.
alter table people add column own_since timestamptz;

-- Accepting such an invitation also says who the new member is.
alter table invitations
  add column person_id uuid,
  add foreign key (family_id, person_id) references people (family_id, id) on delete set null (person_id);

alter table exports drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('family', 'account', 'child', 'selection', 'film', 'profile'));

alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('photo_upload', 'milestone_added', 'member_joined', 'child_added',
    'comment_added', 'invitation', 'birthday', 'file_refused', 'backup_refused', 'guest_photos', 'guest_comment', 'may_flag',
    'may_hide', 'may_own'));
