-- What somebody asked to be done with more photos than one request changes: done lot by lot in the background, in their name.

create table photo_works (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  photo_ids uuid[] not null check (cardinality(photo_ids) between 1 and 10000),
  -- As it was asked for; null deletes them.
  change jsonb check (jsonb_typeof(change) = 'object' and length(change::text) <= 100000),
  -- So many from the beginning are through. It grows in the transaction that does them, so that none is done twice.
  done integer not null default 0,
  -- Those that could not be done: photo_id and reason of each.
  failed jsonb not null default '[]' check (jsonb_typeof(failed) = 'array'),
  state text not null default 'running' check (state in ('running', 'done', 'stopped')),
  -- Why it stopped before its end: a word, never a sentence.
  problem text,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index photo_works_family on photo_works (family_id);
create index photo_works_old on photo_works (finished_at) where finished_at is not null;
-- One at a time.
create unique index photo_works_running on photo_works (user_id, family_id) where state = 'running';

alter table photo_works enable row level security;
grant select, insert (id, family_id, user_id, photo_ids, change), delete on photo_works to app_rw;
grant update (done, failed, state, finished_at) on photo_works to app_rw;
create policy own_works on photo_works to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())))
  with check (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())));
grant select, update, delete on photo_works to app_worker;
create policy worker_all on photo_works to app_worker using (true) with check (true);
