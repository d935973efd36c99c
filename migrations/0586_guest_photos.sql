-- Guests can send photos to an album. They're uploads like others, and wait until a member who can edit the album adds or
-- declines them.

alter table guests
  -- The album that the guest can send photos to, and until when.
  add column adds_to uuid,
  add column adds_until timestamptz,
  -- The size of all files that were sent with the link, refused ones included.
  add column added_bytes bigint not null default 0,
  add foreign key (family_id, adds_to) references albums (family_id, id) on delete set null (adds_to);
create index guests_add_to on guests (adds_to) where adds_to is not null;
grant select (adds_to, adds_until, added_bytes), insert (adds_to, adds_until) on guests to app_rw;
grant select (adds_to, adds_until) on guests to app_guest;
grant select (id, family_id, revoked_at, expires_at, adds_to, adds_until, added_bytes), update (added_bytes) on guests to app_worker;

-- user_id is the family's owner, whose plan and budget count.
alter table uploads
  add column guest_id uuid,
  add foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade;
create index uploads_of_guest on uploads (guest_id) where guest_id is not null;

-- Their objects are where those of the photo will be, which gets the same ID.
create table guest_photos (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  album_id uuid not null,
  guest_id uuid not null,
  -- What the sender calls themselves; a link may be for many people.
  sender text not null check (length(trim(sender)) between 1 and 80),
  filename text not null check (length(filename) <= 255),
  kind text not null check (kind in ('image', 'video')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbhash bytea not null,
  storage_path text not null unique,
  sha256 bytea not null check (length(sha256) = 32),
  bytes bigint not null check (bytes > 0),
  -- What the decoder found, for the photo.
  report jsonb not null check (jsonb_typeof(report) = 'object'),
  sent_at timestamptz not null default clock_timestamp(),
  -- Set in the transaction that adds the photo, so that its objects stay.
  is_added boolean not null default false,
  unique (family_id, id),
  foreign key (family_id, album_id) references albums (family_id, id) on delete cascade,
  foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade
);
create index guest_photos_of_album on guest_photos (album_id, sent_at, id);
create index guest_photos_of_guest on guest_photos (guest_id);
alter table guest_photos enable row level security;
grant select (id, family_id, album_id, guest_id, sender, filename, kind, width, height, thumbhash, sent_at), delete on guest_photos to app_rw;
grant select, insert, update, delete on guest_photos to app_worker;
