-- Albums: photos that belong together, with sections of text between them. A photo is in many albums.

create table albums (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  created_by uuid references profiles on delete set null,
  title text not null check (length(trim(title)) between 1 and 200),
  description text check (length(description) <= 5000),
  place text check (length(place) <= 200),
  -- Calendar dates; without them, an album has those of its photos.
  starts_on date check (starts_on between '0001-01-01' and '9999-12-31'),
  ends_on date check (ends_on between '0001-01-01' and '9999-12-31'),
  cover_photo_id uuid,
  sort text not null default 'date' check (sort in ('date', 'manual')),
  -- A filter of the gallery. Such an album has every photo that matches, and none of its own.
  rule jsonb check (jsonb_typeof(rule) = 'object' and length(rule::text) <= 20000),
  -- Who can add photos: everyone whose role can, or the creator and chosen members.
  contributors text not null default 'everyone' check (contributors in ('everyone', 'chosen')),
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (family_id, id),
  check (starts_on <= ends_on),
  check (rule is null or sort = 'date'),
  foreign key (family_id, cover_photo_id) references photos (family_id, id) on delete set null (cover_photo_id)
);
create index albums_latest on albums (family_id, updated_at desc, id desc);
create index albums_covers on albums (cover_photo_id) where cover_photo_id is not null;
alter table albums enable row level security;
grant select, delete, insert (id, family_id, created_by, title, description, place, starts_on, ends_on, sort, rule, contributors, audience),
  update (title, description, place, starts_on, ends_on, cover_photo_id, sort, rule, contributors, updated_at) on albums to app_rw;
grant select, insert, update, delete on albums to app_worker;

create table album_contributors (
  family_id uuid not null,
  album_id uuid not null,
  user_id uuid not null,
  primary key (album_id, user_id),
  foreign key (family_id, album_id) references albums (family_id, id) on delete cascade,
  foreign key (family_id, user_id) references family_members (family_id, user_id) on delete cascade
);
create index album_contributors_member on album_contributors (family_id, user_id);
alter table album_contributors enable row level security;
grant select, insert, delete on album_contributors to app_rw;
grant select, insert, update, delete on album_contributors to app_worker;

-- private_to and sort_at of the photo, maintained by triggers, so that neither a policy nor a page has to look every photo up.
create table album_photos (
  family_id uuid not null,
  album_id uuid not null,
  photo_id uuid not null,
  added_by uuid references profiles on delete set null,
  -- For manual order.
  position double precision not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  sort_at timestamp not null default '-infinity',
  primary key (album_id, photo_id),
  foreign key (family_id, album_id) references albums (family_id, id) on delete cascade,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index album_photos_by_date on album_photos (album_id, sort_at, photo_id);
create index album_photos_by_position on album_photos (album_id, position, photo_id);
create index album_photos_photo on album_photos (family_id, photo_id);
create index album_photos_added_by on album_photos (added_by);
alter table album_photos enable row level security;
grant select, delete, insert (family_id, album_id, photo_id, added_by, position), update (position) on album_photos to app_rw;
grant select, insert, update, delete on album_photos to app_worker;

-- Text between photos. By date, it's before the photo with this time and ID; in manual order, at this position.
create table album_sections (
  id uuid primary key,
  family_id uuid not null,
  album_id uuid not null,
  title text check (length(title) <= 200),
  text text check (length(text) <= 5000),
  position double precision not null,
  sort_at timestamp not null,
  before_photo_id uuid not null,
  unique (family_id, id),
  check (length(trim(coalesce(title, '') || coalesce(text, ''))) > 0),
  foreign key (family_id, album_id) references albums (family_id, id) on delete cascade
);
create index album_sections_of_album on album_sections (album_id);
alter table album_sections enable row level security;
grant select, delete, insert, update (title, text, position, sort_at, before_photo_id) on album_sections to app_rw;
grant select, insert, update, delete on album_sections to app_worker;

-- How many photos an album has is counted like a label's, so that private ones are counted for one person only.
alter table photo_label_counts drop constraint photo_label_counts_kind_check,
  add constraint photo_label_counts_kind_check check (kind in ('tag', 'category', 'place', 'album'));
