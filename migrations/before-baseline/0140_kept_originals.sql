-- What people gave and can not be made again: where it lies, and the hash it came in with. Whoever looks after the house
-- (backups, the nightly check) reads it here, whatever feature it belongs to.

create view app.kept_originals with (security_invoker = true) as
  select id, family_id, storage_path, sha256, bytes from photos
  union all
  select id, family_id, storage_path, sha256, bytes from child_personality_responses where storage_path is not null;

grant select on app.kept_originals to app_worker;

-- When each original was last read again, and what was found. A row goes with the original that it is about.
create table original_checks (
  storage_path text primary key,
  family_id uuid not null references families on delete cascade,
  checked_at timestamptz not null default clock_timestamp(),
  finding text not null check (finding in ('whole', 'missing', 'changed')),
  -- Since when it is not whole.
  found_at timestamptz
);
create index original_checks_family on original_checks (family_id);
create index original_checks_oldest on original_checks (checked_at);
create index original_checks_trouble on original_checks (found_at) where finding <> 'whole';

alter table original_checks enable row level security;
grant select, insert, update, delete on original_checks to app_worker;
create policy worker_all on original_checks to app_worker using (true) with check (true);

-- The last look at the whole store.
create table store_checks (
  id boolean primary key default true check (id),
  finished_at timestamptz not null,
  objects bigint not null,
  -- Objects that no row knows. None of them is ever removed.
  untracked bigint not null,
  untracked_examples text[] not null default '{}'
);

alter table store_checks enable row level security;
grant select, insert, update on store_checks to app_worker;
create policy worker_all on store_checks to app_worker using (true) with check (true);

-- What administrators see of it: numbers and addresses of objects, which are made of ids.
create function app.admin_originals() returns table (checked bigint, whole_since timestamptz, missing bigint, changed bigint,
    examples text[], untracked bigint, untracked_examples text[], listed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select
      (select count(*) from original_checks),
      (select min(checked_at) from original_checks),
      (select count(*) from original_checks where finding = 'missing'),
      (select count(*) from original_checks where finding = 'changed'),
      (select coalesce(array_agg(storage_path), '{}') from
        (select storage_path from original_checks where finding <> 'whole' order by found_at limit 20) trouble),
      (select store_checks.untracked from store_checks),
      coalesce((select store_checks.untracked_examples from store_checks), '{}'),
      (select store_checks.finished_at from store_checks)
    where app.is_admin();
  end;
revoke all on function app.admin_originals from public;
grant execute on function app.admin_originals to app_rw;

-- Which of these ids are known to any table under a key of their own: an object whose key has none of them is untracked.
-- Never by name of a table, so that what is added later is known as well; photos first, since nearly all are theirs.
create function app.known_ids(ids uuid[]) returns uuid[]
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  place record;
  found_now uuid[];
  known uuid[] := '{}';
begin
  for place in
    select c.oid::regclass as tab, a.attname as col from pg_index i
      join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] and a.atttypid = 'uuid'::regtype
      where i.indisunique and i.indnkeyatts = 1 and i.indpred is null
      order by (c.relname = 'photos') desc, (c.relname = 'uploads') desc, c.relname, a.attname
  loop
    execute format('select coalesce(array_agg(%I), ''{}'') from %s where %I = any ($1)', place.col, place.tab, place.col)
      into found_now using ids;
    known := known || found_now;
    ids := array(select unnest(ids) except select unnest(found_now));
    exit when cardinality(ids) = 0;
  end loop;
  return known;
end;
$$;
revoke all on function app.known_ids from public;
grant execute on function app.known_ids to app_worker;
