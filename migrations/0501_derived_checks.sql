-- Checksums of files that Hearthbook made from originals, such as thumbnails, as of when a check of the store first read them.
-- A file that was made again has another `stored_at`.
create table derived_checks (
  key text primary key,
  sha256 bytea not null,
  stored_at timestamptz not null,
  checked_at timestamptz not null default clock_timestamp()
);
alter table derived_checks enable row level security;
grant select, insert, update, delete on derived_checks to app_worker;
