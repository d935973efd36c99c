-- When people were last emailed about missing or changed originals: a family's owner, or the administrators if there is no
-- family. A row exists as long as the damage.
create table damage_reports (
  family_id uuid unique nulls not distinct references families on delete cascade,
  reported_at timestamptz not null default now()
);
alter table damage_reports enable row level security;
grant select, insert, update, delete on damage_reports to app_worker;
