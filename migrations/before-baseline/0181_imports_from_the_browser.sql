-- Imports that somebody begins in the browser: the files are uploaded first, then a job takes them in, and its report stays.

alter table imports
  add column created_at timestamptz not null default now(),
  -- What it is called: its first ZIP, or the folder.
  add column title text not null default '' check (length(title) <= 300),
  add column state text not null default 'running' check (state in ('gathering', 'waiting', 'running', 'done', 'failed')),
  -- How many files are to be uploaded; null for an import that reads from a disk.
  add column files_wanted integer check (files_wanted > 0),
  add column files_done integer not null default 0,
  add column files_total integer not null default 0,
  -- Until then what was uploaded waits for another try with what was refused.
  add column kept_until timestamptz;
update imports set state = 'done' where finished_at is not null;
create index imports_newest on imports (family_id, user_id, created_at desc);

-- What was uploaded for an import, whole and as it came; the bytes lie in a folder of the import.
create table import_sources (
  -- Of its upload.
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  import_id uuid not null,
  path text not null check (length(path) between 1 and 4096),
  bytes bigint not null,
  received_at timestamptz not null default now(),
  foreign key (family_id, import_id) references imports (family_id, id) on delete cascade
);
create index import_sources_import on import_sources (import_id);
create index import_sources_family on import_sources (family_id);
create index import_items_in_turn on import_items (import_id, id);
create index import_items_state on import_items (import_id, state, id);

alter table import_sources enable row level security;
grant select, insert, delete on import_sources to app_worker;
grant delete on imports to app_worker;
create policy worker_all on import_sources to app_worker using (true) with check (true);

grant select, insert (id, family_id, user_id, source, title, state, files_wanted), update (state, kept_until), delete on imports to app_rw;
grant select on import_sources, import_items to app_rw;
create policy own_read on imports for select to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())));
create policy own_add on imports for insert to app_rw
  with check (user_id = app.user_id() and state = 'gathering' and family_id = any (array(select app.my_edited_families())));
create policy own_update on imports for update to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())));
create policy own_delete on imports for delete to app_rw
  using (user_id = app.user_id() and state = 'gathering' and family_id = any (array(select app.my_edited_families())));
create policy own_read on import_sources for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and import_id in (select imports.id from imports where imports.user_id = app.user_id()));
create policy own_read on import_items for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and import_id in (select imports.id from imports where imports.user_id = app.user_id()));

-- A job in a queue waits for those before it in the same queue: long work leaves room for the short.
create function app.add_job(task text, payload json, job_key text, run_at timestamptz, max_attempts int, priority int, queue text)
  returns void
  language plpgsql volatile security definer set search_path = app, pg_temp
as $$
begin
  perform graphile_worker.add_job(
    identifier => task, payload => payload, job_key => job_key, run_at => run_at,
    max_attempts => max_attempts, priority => priority, queue_name => queue);
end;
$$;
revoke all on function app.add_job(text, json, text, timestamptz, int, int, text) from public;
grant execute on function app.add_job(text, json, text, timestamptz, int, int, text) to app_rw, app_auth, app_worker;

-- The code knows what uploads can be for; a path is longer than what was said of them so far.
alter table uploads drop constraint uploads_purpose_check;
alter table uploads add constraint uploads_purpose_check check (purpose ~ '^[a-z_]{1,40}$');
alter table uploads drop constraint uploads_about_check;
alter table uploads add constraint uploads_about_check check (jsonb_typeof(about) = 'object' and length(about::text) <= 10000);
