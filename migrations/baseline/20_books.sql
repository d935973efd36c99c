-- Books that a family makes of its photos. A book is one document; book_versions has every saved state, and books has the
-- number of the current one. Members read, editors write.

create table books (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  created_by uuid references profiles on delete set null,
  title text not null check (length(trim(title)) between 1 and 120),
  description text check (length(description) <= 1000),
  status text not null default 'draft' check (status in ('draft', 'in_progress', 'completed')),
  -- The template it was created from; null for a blank one.
  template text check (length(template) <= 40),
  version integer not null default 1 check (version > 0),
  -- Copied from the document, so that the list of books doesn't have to read it.
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
alter table books enable row level security;
grant select, insert, delete, update (title, description, status, version, pages, photos, cover_photo_id, colour, size,
  updated_at, archived_at) on books to app_rw;
grant select on books to app_worker;

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
alter table book_versions enable row level security;
grant select, insert, delete on book_versions to app_rw;
grant select on book_versions to app_worker;

-- PDFs of a book, made by a job when someone asks for a version that has none.
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
  -- Which versions of which photos the PDF shows: it is out of date once a photo is rotated, cropped, private or deleted. Null
  -- if unknown, which makes it out of date too.
  pictures text,
  unique (family_id, id),
  foreign key (family_id, book_id) references books (family_id, id) on delete cascade
);
create index book_files_of_book on book_files (family_id, book_id, created_at desc);
create unique index book_files_unfinished on book_files (book_id, version, kind, crop_marks)
  where state in ('waiting', 'running');
alter table book_files enable row level security;
grant select, insert (id, family_id, book_id, version, kind, crop_marks, asked_by) on book_files to app_rw;
grant select, insert, update, delete on book_files to app_worker;

-- Targets of the QR codes printed in books. A code is permanent and outlives its target.
create table book_codes (
  code text primary key check (code ~ '^[a-z0-9]{12}$'),
  family_id uuid not null references families on delete cascade,
  response_id uuid,
  photo_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint book_codes_check check (num_nonnulls(response_id, photo_id) <= 1),
  foreign key (family_id, response_id) references child_personality_responses (family_id, id) on delete set null (response_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete set null (photo_id)
);
create unique index book_codes_response on book_codes (family_id, response_id) where response_id is not null;
create unique index book_codes_photo on book_codes (family_id, photo_id) where photo_id is not null;
alter table book_codes enable row level security;
grant select, insert on book_codes to app_rw;
grant select on book_codes to app_worker;
