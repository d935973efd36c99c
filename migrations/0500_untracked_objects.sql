-- Files in the object store that no row refers to, as of the latest check of the whole store. Administrators decide what happens
-- to them.
create table untracked_objects (
  key text primary key,
  bytes bigint not null,
  stored_at timestamptz not null,
  -- When a check last found it.
  seen_at timestamptz not null,
  decision text check (decision in ('add', 'remove')),
  -- The upload that adds it to its family again.
  upload_id uuid,
  -- Why it couldn't be added: the reason of a refused upload.
  problem text
);
alter table untracked_objects enable row level security;
grant select, insert, update, delete on untracked_objects to app_worker;
