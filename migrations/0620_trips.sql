-- Trips: photos that were taken far from home within a few days. A background job finds them, and people make albums of them.

create table trips (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  starts_on date not null,
  ends_on date not null check (starts_on <= ends_on),
  -- The nearest town with its country, or a country; null if there's no town nearby.
  place text check (length(place) <= 200),
  -- Where the family lived then. Photos near one of these positions aren't of the trip.
  home_lats double precision[] not null,
  home_lngs double precision[] not null check (cardinality(home_lngs) = cardinality(home_lats)),
  photos integer not null check (photos > 0),
  cover_photo_id uuid,
  state text not null default 'proposed' check (state in ('proposed', 'created', 'dismissed')),
  unique (family_id, id),
  foreign key (family_id, cover_photo_id) references photos (family_id, id) on delete set null (cover_photo_id)
);
create index trips_proposed on trips (family_id, starts_on desc, id desc) where state = 'proposed';
create index trips_covers on trips (cover_photo_id) where cover_photo_id is not null;
alter table trips enable row level security;
grant select, update (state) on trips to app_rw;
grant select, insert, update, delete on trips to app_worker;

-- Families whose photos changed since their trips were found. A wait lets an upload finish first.
create table trip_scans (
  family_id uuid primary key references families on delete cascade,
  due_at timestamptz not null default now() + interval '10 minutes'
);
create index trip_scans_due on trip_scans (due_at);
alter table trip_scans enable row level security;
grant select, update, delete on trip_scans to app_worker;

insert into trip_scans (family_id)
  select distinct family_id from photos where location_lat is not null and deleted_at is null and audience <> 'private';
