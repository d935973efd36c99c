-- Books that a family makes of its photos. A book is one document; every state of it that was saved stands in
-- book_versions, and the number of the present one in books. Members read, editors write.

create table books (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  created_by uuid references profiles on delete set null,
  title text not null check (length(trim(title)) between 1 and 120),
  description text check (length(description) <= 1000),
  status text not null default 'draft' check (status in ('draft', 'in_progress', 'completed')),
  -- What it was begun with; null for a blank one.
  template text check (length(template) <= 40),
  version integer not null default 1 check (version > 0),
  -- Told by the document, so that a shelf need not read it.
  pages integer not null check (pages between 2 and 400),
  photos integer not null default 0,
  cover_photo_id uuid,
  colour text not null default 'ember' check (length(colour) <= 20),
  size text not null check (size in ('8x8', '8x11', '11x8.5')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  archived_at timestamptz,
  unique (family_id, id),
  foreign key (family_id, cover_photo_id) references photos (family_id, id) on delete set null (cover_photo_id)
);
create index books_of_family on books (family_id, updated_at desc, id desc);

create table book_versions (
  family_id uuid not null,
  book_id uuid not null,
  version integer not null,
  document jsonb not null check (pg_column_size(document) < 4000000),
  saved_by uuid references profiles on delete set null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (book_id, version),
  foreign key (family_id, book_id) references books (family_id, id) on delete cascade
);
create index book_versions_family on book_versions (family_id);

-- PDFs of a book; made by a job, and made again whenever somebody asks for a state that has none.
create table book_files (
  id uuid primary key,
  family_id uuid not null,
  book_id uuid not null,
  version integer not null,
  kind text not null check (kind in ('screen', 'pages', 'cover')),
  crop_marks boolean not null default false,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  total integer not null default 0,
  bytes bigint,
  asked_by uuid references profiles on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  unique (family_id, id),
  foreign key (family_id, book_id) references books (family_id, id) on delete cascade
);
create index book_files_of_book on book_files (family_id, book_id, created_at desc);
create unique index book_files_unfinished on book_files (book_id, version, kind, crop_marks) where state in ('waiting', 'running');

-- What the squares lead to that are printed in books. A code is for ever: it outlives what it leads to, and says so.
create table book_codes (
  code text primary key check (code ~ '^[a-z0-9]{12}$'),
  family_id uuid not null references families on delete cascade,
  response_id uuid,
  photo_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(response_id, photo_id) <= 1),
  foreign key (family_id, response_id) references child_personality_responses (family_id, id) on delete set null (response_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete set null (photo_id)
);
create unique index book_codes_response on book_codes (family_id, response_id) where response_id is not null;
create unique index book_codes_photo on book_codes (family_id, photo_id) where photo_id is not null;

alter table books enable row level security;
alter table book_versions enable row level security;
alter table book_files enable row level security;
alter table book_codes enable row level security;

grant select, insert, delete on books to app_rw;
grant update (title, description, status, version, pages, photos, cover_photo_id, colour, size, updated_at, archived_at) on books to app_rw;
create policy members_read on books for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on books for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())) and created_by = app.user_id());
create policy editors_update on books for update to app_rw using (family_id = any (array(select app.my_edited_families())));
create policy editors_delete on books for delete to app_rw using (family_id = any (array(select app.my_edited_families())));

grant select, insert, delete on book_versions to app_rw;
create policy members_read on book_versions for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on book_versions for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())) and saved_by = app.user_id());
create policy editors_delete on book_versions for delete to app_rw
  using (family_id = any (array(select app.my_edited_families())));

grant select on book_files to app_rw;
grant insert (id, family_id, book_id, version, kind, crop_marks, asked_by) on book_files to app_rw;
create policy members_read on book_files for select to app_rw using (family_id = any (array(select app.my_families())));
create policy members_add on book_files for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and asked_by = app.user_id());

grant select, insert on book_codes to app_rw;
create policy members_read on book_codes for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on book_codes for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())));

grant select on books, book_versions, book_codes to app_worker;
grant select, insert, update, delete on book_files to app_worker;
create policy worker_reads on books for select to app_worker using (true);
create policy worker_reads on book_versions for select to app_worker using (true);
create policy worker_reads on book_codes for select to app_worker using (true);
create policy worker_all on book_files to app_worker using (true) with check (true);
