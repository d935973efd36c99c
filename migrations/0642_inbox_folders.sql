-- A folder on the server's disk from which photos are imported is a device without a password. The name is its subfolder of INBOX_DIR.
alter table api_keys add column folder text unique check (folder ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  add constraint api_keys_folder_of_family check (folder is null or family_id is not null);
grant select (folder), update (folder) on api_keys to app_rw;
