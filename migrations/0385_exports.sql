-- Every ZIP that people request: a family, their own data, a child's answers, or selected photos. Replaces data_exports,
-- family_exports and photo_downloads.

create table exports (
  id uuid primary key,
  kind text not null check (kind in ('family', 'account', 'child', 'selection')),
  family_id uuid references families on delete cascade,
  -- The ZIP contains what this person could see, so only they can download it. Null once their account is deleted; the
  -- clean-up then removes the file.
  requested_by uuid references profiles on delete set null,
  -- child_id, or photo_ids.
  parameters jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  files_done integer not null default 0,
  files_total integer not null default 0,
  filename text,
  bytes bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  check ((kind = 'account') = (family_id is null)),
  check ((state = 'ready') = (expires_at is not null))
);
create index exports_requester on exports (requested_by, created_at desc);
create index exports_family on exports (family_id);
-- A person has at most one unfinished export of each kind. Downloads of selected photos aren't limited.
create unique index exports_unfinished
  on exports (requested_by, kind, (coalesce(family_id::text, '')), (coalesce(parameters ->> 'child_id', '')))
  where state in ('waiting', 'running') and kind <> 'selection';

alter table exports enable row level security;
grant select, insert (id, kind, family_id, requested_by, parameters) on exports to app_rw;
grant select, update, delete on exports to app_worker;

-- Earlier unfinished exports have jobs that no longer exist. Downloads of selected photos were valid for an hour.
insert into exports (id, kind, family_id, requested_by, state, files_done, files_total, filename, bytes, created_at, finished_at, expires_at)
  select old.id, 'family', old.family_id, old.asked_by, case old.state when 'done' then 'ready' else 'failed' end,
      old.files_done, old.files_total, family.name || to_char(old.created_at at time zone 'UTC', ' YYYY-MM-DD".zip"'),
      old.bytes, old.created_at, coalesce(old.finished_at, now()), case old.state when 'done' then old.expires_at end
    from family_exports old join families family on family.id = old.family_id
  union all
  select id, 'account', null, user_id, case state when 'done' then 'ready' else 'failed' end,
      files_done, files_total, to_char(created_at at time zone 'UTC', '"hearthbook-"YYYY-MM-DD".zip"'),
      bytes, created_at, coalesce(finished_at, now()), case state when 'done' then expires_at end
    from data_exports;
drop table family_exports, data_exports, photo_downloads;

do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs where locked_at is null
      and (starts_with(key, 'export:') or starts_with(key, 'family-export:'));
  end if;
end;
$$;
