-- What children are asked and what they answer, year after year. An answer is never overwritten: a new take comes before
-- the earlier ones.

create table personality_prompts (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  -- 1 to 10 are the standard questions; a family's own come after them.
  prompt_order integer not null check (prompt_order between 1 and 999),
  category text not null
    check (category in ('emotions', 'play', 'friends', 'family', 'growing', 'imagination', 'dreams', 'other')),
  -- The key of a standard question; null for a family's own.
  prompt_key text,
  prompt_text text check (length(trim(prompt_text)) between 1 and 300),
  created_at timestamptz not null default clock_timestamp(),
  -- No longer asked; its answers stay.
  retired_at timestamptz,
  -- A family can skip a standard question: it stays, with its answers, and can be restored.
  skipped_at timestamptz,
  constraint personality_prompts_words check (num_nonnulls(prompt_key, prompt_text) = 1),
  constraint personality_prompts_skipped check (skipped_at is null or retired_at is not null and prompt_order <= 10),
  unique (family_id, id)
);
create unique index personality_prompts_asked on personality_prompts (family_id, prompt_order) where retired_at is null;
create unique index personality_prompts_first on personality_prompts (family_id, prompt_key) where prompt_key is not null;
alter table personality_prompts enable row level security;
grant select, insert, update (retired_at, skipped_at) on personality_prompts to app_rw;
grant select on personality_prompts to app_worker;
-- Guests see a question only if an answer to it is shared.
grant select (id, family_id, prompt_key, prompt_text) on personality_prompts to app_guest;

create table child_personality_responses (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  child_id uuid not null,
  prompt_id uuid not null,
  added_by uuid references profiles on delete set null,
  -- One recording session, named by the browser: a take's text and video are one answer, whichever arrives first.
  take uuid not null,
  response_text text check (length(trim(response_text)) > 0 and length(response_text) <= 5000),
  -- The ID of its upload, which also names its objects.
  video_clip_id uuid unique,
  storage_path text unique,
  file_type text,
  filename text check (length(filename) <= 255),
  bytes bigint check (bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  width integer check (width > 0),
  height integer check (height > 0),
  video_duration_ms integer check (video_duration_ms > 0),
  thumbhash bytea,
  -- A seekable copy, if the recording itself isn't; the original is never changed.
  seekable_path text,
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  answered_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Deleted, or the consent was withdrawn: no one sees it, and after 30 days it is purged.
  hidden_at timestamptz,
  hidden_because text check (hidden_because in ('deleted', 'consent')),
  -- Transcribed speech: only if the operator has set up transcription, and only for families whose owner agreed.
  transcript text check (length(transcript) <= 20000),
  constraint responses_say_something check (num_nonnulls(response_text, video_clip_id) > 0),
  constraint responses_film_whole
    check (num_nonnulls(video_clip_id, storage_path, file_type, bytes, sha256, width, height, video_duration_ms) in (0, 8)),
  constraint responses_hidden_whole check ((hidden_at is null) = (hidden_because is null)),
  constraint responses_transcript_of_film check (transcript is null or video_clip_id is not null),
  unique (family_id, id),
  constraint child_personality_responses_family_id_child_id_prompt_id_ta_key unique (family_id, child_id, prompt_id, take),
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade,
  foreign key (family_id, prompt_id) references personality_prompts (family_id, id) on delete cascade
);
-- A family has few children and prompts, so its answers are counted with this index.
create index responses_of_child on child_personality_responses (family_id, child_id, prompt_id, answered_at desc, id desc)
  where hidden_at is null;
create index responses_hidden on child_personality_responses (hidden_at) where hidden_at is not null;
alter table child_personality_responses enable row level security;
grant select, insert, update (response_text, updated_at) on child_personality_responses to app_rw;
grant select, insert, update, delete on child_personality_responses to app_worker;
grant select (id, family_id, child_id, prompt_id, response_text, video_clip_id, storage_path, file_type, width, height,
  video_duration_ms, seekable_path, audience, answered_at, hidden_at) on child_personality_responses to app_guest;

-- Who consented when, to which text, to recording a child. A child's latest row counts; a row is only ever changed to
-- withdraw it.
create table personality_consents (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  child_id uuid not null,
  text_version text not null check (length(text_version) between 1 and 40),
  given_by uuid references profiles on delete set null,
  given_at timestamptz not null default clock_timestamp(),
  withdrawn_by uuid references profiles on delete set null,
  withdrawn_at timestamptz,
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade
);
create unique index personality_consents_in_force on personality_consents (family_id, child_id) where withdrawn_at is null;
create index personality_consents_of_child on personality_consents (family_id, child_id, given_at desc);
alter table personality_consents enable row level security;
grant select on personality_consents to app_rw, app_worker;

create table transcript_consents (
  family_id uuid primary key references families on delete cascade,
  given_by uuid references profiles on delete set null,
  given_at timestamptz not null default clock_timestamp()
);
alter table transcript_consents enable row level security;
grant select on transcript_consents to app_rw, app_worker;
