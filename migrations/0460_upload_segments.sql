-- With a bucket, the bytes of an upload in progress are immutable objects, and these rows say which of them count: each begins
-- where the one before ends. In `local`, because a backup copies the bytes, and a restored database stores them again.
alter table uploads add unique (family_id, id);
create table local.upload_segments (
  upload_id uuid not null,
  family_id uuid not null,
  start bigint not null check (start >= 0),
  bytes bigint not null check (bytes > 0),
  -- The last part of the object's key.
  id uuid not null,
  -- The import that needs the file.
  collected_in uuid,
  primary key (upload_id, start),
  foreign key (family_id, upload_id) references uploads (family_id, id) on delete cascade
);
create index upload_segments_of_families on local.upload_segments (family_id, upload_id);
create index upload_segments_collected on local.upload_segments (collected_in) where collected_in is not null;
alter table local.upload_segments enable row level security;

-- The request that may write to an upload, of all web processes. Another one asks it to let go, and takes over.
create table local.upload_writers (
  upload_id uuid primary key references uploads on delete cascade,
  writer uuid not null
);
alter table local.upload_writers enable row level security;

grant usage on schema local to app_worker;
grant select, insert, update, delete on local.upload_segments, local.upload_writers to app_worker;
