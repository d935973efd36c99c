-- When a family's owner was last offered a record to print, once a year.
create table family_records (
  family_id uuid primary key references families (id) on delete cascade,
  offered_at timestamptz not null default now()
);
alter table family_records enable row level security;
grant select, insert, update on family_records to app_worker;
