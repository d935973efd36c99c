-- How many photos a person has. Adding up thousands of days took longer than finding a page of the photos.

create table person_photo_totals (
  family_id uuid not null references families on delete cascade,
  person_id uuid not null,
  -- As in photo_counts.
  private_to uuid not null,
  photos integer not null default 0,
  favorites integer not null default 0,
  primary key (family_id, person_id, private_to),
  foreign key (family_id, person_id) references people (family_id, id) on delete cascade
);
insert into person_photo_totals (family_id, person_id, private_to, photos, favorites)
  select family_id, person_id, private_to, sum(photos), sum(favorites) from person_photo_counts group by 1, 2, 3;
alter table person_photo_totals enable row level security;
grant select on person_photo_totals to app_rw, app_worker;
