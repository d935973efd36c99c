-- A photo's categories and tags, and how many photos have each.

-- private_to of the photo, maintained by triggers, so that a policy doesn't have to look the photo up.
create table photo_categories (
  family_id uuid not null,
  photo_id uuid not null,
  category_id uuid not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (photo_id, category_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, category_id) references categories (family_id, id) on delete cascade
);
create index photo_categories_category on photo_categories (family_id, category_id, photo_id);
alter table photo_categories enable row level security;
grant select, insert, delete on photo_categories to app_rw;
grant select, insert, update, delete on photo_categories to app_worker;

create table photo_tags (
  family_id uuid not null,
  photo_id uuid not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  key text not null generated always as (app.fold(name)) stored,
  primary key (photo_id, key),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index photo_tags_key on photo_tags (family_id, key, photo_id);
alter table photo_tags enable row level security;
grant select, delete, insert (family_id, photo_id, name) on photo_tags to app_rw;
grant select, insert, update, delete on photo_tags to app_worker;

-- How many photos have a tag, a category or a place; private ones separately, as in photo_counts.
create table photo_label_counts (
  family_id uuid not null references families on delete cascade,
  kind text not null check (kind in ('tag', 'category', 'place')),
  key text not null,
  private_to uuid not null,
  -- The latest spelling.
  name text not null,
  photos integer not null default 0,
  primary key (family_id, kind, key, private_to)
);
create index photo_label_counts_most on photo_label_counts (family_id, kind, photos desc);
alter table photo_label_counts enable row level security;
grant select on photo_label_counts to app_rw, app_worker;
