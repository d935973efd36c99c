-- The list of categories that a family sorts its photos by.

create table categories (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  name_key text not null generated always as (lower(NORMALIZE(name, NFKC))) stored,
  unique (family_id, id)
);
create unique index categories_name on categories (family_id, name_key);
alter table categories enable row level security;
grant select, insert, delete, update (name) on categories to app_rw;
grant select, insert, update, delete on categories to app_worker;
