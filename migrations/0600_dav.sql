-- An app password is an API key of one device for one family. It only works at /dav.
alter table api_keys add column family_id uuid,
  drop constraint api_keys_scope_check,
  add constraint api_keys_scope_check check (scope in ('read', 'write', 'add')),
  add constraint api_keys_only_devices_add check (scope <> 'add' or family_id is not null),
  add constraint api_keys_family_id_user_id_fkey foreign key (family_id, user_id)
    references family_members (family_id, user_id) on delete cascade;
alter table api_keys add unique (family_id, id);
create index api_keys_family on api_keys (family_id, user_id) where family_id is not null;
grant select (family_id) on api_keys to app_rw;

-- What a device put in its inbox. The files leave it when they're imported; these rows are what the device sees, so that it doesn't
-- send them again.
create table dav_files (
  key_id uuid not null,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  -- Names separated by slashes; empty for the inbox itself.
  folder text collate "C" not null check (octet_length(folder) <= 1500),
  name text collate "C" not null check (octet_length(name) between 1 and 1000),
  is_folder boolean not null default false,
  size bigint not null default 0 check (size >= 0),
  sha1 bytea check (length(sha1) = 20),
  modified_at timestamptz not null default now(),
  -- Another one for other bytes.
  version uuid not null,
  upload_id uuid,
  photo_id uuid,
  -- Why the file wasn't imported.
  refused text check (length(refused) <= 40),
  created_at timestamptz not null default now(),
  primary key (key_id, folder, name),
  foreign key (family_id, key_id) references api_keys (family_id, id) on delete cascade,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete set null (photo_id)
);
create index dav_files_upload on dav_files (upload_id) where upload_id is not null;
create index dav_files_photo on dav_files (family_id, photo_id) where photo_id is not null;
create index dav_files_same on dav_files (key_id, sha1) where sha1 is not null;
create index dav_files_refused on dav_files (family_id, user_id, created_at desc) where refused is not null;
create index dav_files_user on dav_files (user_id);
create index dav_files_family on dav_files (family_id, key_id);
create index dav_files_oldest on dav_files (key_id, created_at);
alter table dav_files enable row level security;
grant select, insert, delete, update (folder, name, is_folder, size, sha1, modified_at, version, upload_id, photo_id, refused) on dav_files to app_rw;
grant select, insert, update, delete on dav_files to app_worker;

-- Write locks of the programs that use an app password.
create table dav_locks (
  key_id uuid not null,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  -- The path in the inbox.
  path text collate "C" not null check (octet_length(path) <= 2500),
  lock_id uuid not null,
  is_deep boolean not null,
  owner text check (length(owner) <= 1000),
  expires_at timestamptz not null,
  primary key (key_id, path),
  foreign key (family_id, key_id) references api_keys (family_id, id) on delete cascade
);
create index dav_locks_family on dav_locks (family_id, key_id);
create index dav_locks_user on dav_locks (user_id);
create index dav_locks_expired on dav_locks (expires_at);
alter table dav_locks enable row level security;
grant select, insert, delete, update (lock_id, is_deep, owner, expires_at) on dav_locks to app_rw;
grant select, insert, update, delete on dav_locks to app_worker;

-- Nobody watches the uploads of a device, so its owner gets a notification of what's refused.
alter table uploads add column unattended boolean not null default false;
-- An upload under a temporary name is renamed before it's complete.
grant update (filename) on uploads to app_rw;

-- Files in /dav with the same name.
create index photos_filename on photos (family_id, lower(filename), id) where deleted_at is null;
