-- What photos were before a bulk change, so that it can be undone.

create table photo_edits (
  -- Chosen by the client, or the ID of a bulk job.
  edit_id uuid not null,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  photo_id uuid not null,
  -- Only what the change touches.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  created_at timestamptz not null default now(),
  primary key (edit_id, photo_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index photo_edits_photo on photo_edits (family_id, photo_id);
create index photo_edits_user on photo_edits (user_id);
create index photo_edits_old on photo_edits (created_at);
alter table photo_edits enable row level security;
grant select, delete on photo_edits to app_rw, app_worker;
grant insert (edit_id, family_id, user_id, photo_id, before) on photo_edits to app_rw;
