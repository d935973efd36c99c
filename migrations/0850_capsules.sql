-- Letters that open on a day. Until then, only their ciphertext is stored, and the key that opens it is wrapped twice: for the
-- server, together with the date, and for the author's sheet.
create table capsules (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  person_id uuid,
  -- Names as they were when it was sealed, for the day when the person or the author is gone.
  person_name text not null check (length(person_name) between 1 and 201),
  author_id uuid references profiles (id) on delete set null,
  author_name text not null check (length(author_name) <= 201),
  -- 'recipient': only for the author and the recipient's account.
  audience text not null check (audience in ('family', 'recipient')),
  recipient_id uuid references profiles (id) on delete set null,
  -- If the day was chosen as a birthday.
  age smallint check (age between 1 and 120),
  opens_on date not null,
  opens_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  -- When a job first found it due. It opens in a later run.
  due_at timestamptz,
  opened_at timestamptz,
  -- The server's copy of the key can't be used here, so the sheet is needed.
  needs_sheet boolean not null default false,
  key_id uuid not null,
  ciphertext bytea,
  server_key text check (length(server_key) <= 1000),
  sheet_key text check (length(sheet_key) <= 1000),
  letter text check (length(letter) between 1 and 20000),
  bytes integer not null check (bytes between 1 and 100000),
  unique (family_id, key_id),
  foreign key (family_id, person_id) references people (family_id, id) on delete set null (person_id),
  constraint capsules_content check (
    case when opened_at is null then letter is null and ciphertext is not null and server_key is not null and sheet_key is not null
      else letter is not null and ciphertext is null and server_key is null and sheet_key is null end),
  constraint capsules_recipient check (recipient_id is null or audience = 'recipient')
);
create index capsules_waiting on capsules (family_id, opens_at, id) where opened_at is null;
create index capsules_opened on capsules (family_id, opened_at desc, id desc) where opened_at is not null;
create index capsules_due on capsules (opens_at, id) where opened_at is null;
create index capsules_of_person on capsules (family_id, person_id);
create index capsules_author on capsules (author_id);
create index capsules_recipient on capsules (recipient_id) where recipient_id is not null;
alter table capsules enable row level security;
grant select, delete on capsules to app_rw;
grant insert (id, family_id, person_id, person_name, author_id, author_name, audience, recipient_id, age, opens_on, opens_at,
  key_id, ciphertext, server_key, sheet_key, bytes) on capsules to app_rw;
grant update (opens_on, opens_at, due_at, server_key, needs_sheet) on capsules to app_rw;
grant select, insert, update on capsules to app_worker;

alter table family_activities drop constraint family_activities_activity_type_check,
  add constraint family_activities_activity_type_check check (activity_type in ('photo_upload', 'member_joined', 'milestone_added',
    'photo_favorited', 'child_added', 'family_created', 'category_created', 'capsule_opened'));
create index family_activities_capsule on family_activities ((metadata ->> 'capsule_id')) where activity_type = 'capsule_opened';
