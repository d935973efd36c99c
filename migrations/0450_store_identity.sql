-- Facts about this database alone. Backups leave the schema out: a restored database gets facts of its own.
create schema local;

-- The store of originals that belongs to this database (src/server/storage/store-identity.ts).
create table local.store (
  single boolean primary key default true check (single),
  id uuid not null
);
alter table local.store enable row level security;
