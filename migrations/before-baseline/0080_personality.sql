-- What children are asked and what they answer, year after year. Nothing that a child said is ever overwritten: a new take
-- stands before the earlier ones.

-- The ten that every family begins with; their words are in personality.prompts.ts, in every language.
create function app.first_prompts() returns table (prompt_order integer, prompt_key text, category text)
  language sql immutable set search_path = pg_temp
  begin atomic
    select * from (values
      (1, 'laugh', 'emotions'), (2, 'play', 'play'), (3, 'friend', 'friends'), (4, 'family', 'family'),
      (5, 'alone', 'growing'), (6, 'comfort', 'emotions'), (7, 'brave', 'emotions'), (8, 'magic', 'imagination'),
      (9, 'grown', 'dreams'), (10, 'later', 'dreams')) as first (prompt_order, prompt_key, category);
  end;

create table personality_prompts (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  -- 1 to 10 are the slots that count; what a family adds comes after them.
  prompt_order integer not null check (prompt_order between 1 and 999),
  category text not null
    check (category in ('emotions', 'play', 'friends', 'family', 'growing', 'imagination', 'dreams', 'other')),
  -- Names one of the first ten; null for a family's own words.
  prompt_key text,
  prompt_text text check (length(trim(prompt_text)) between 1 and 300),
  created_at timestamptz not null default clock_timestamp(),
  -- Not asked any more; what was answered stays.
  retired_at timestamptz,
  unique (family_id, id),
  constraint personality_prompts_words check (num_nonnulls(prompt_key, prompt_text) = 1)
);
create unique index personality_prompts_asked on personality_prompts (family_id, prompt_order) where retired_at is null;
create unique index personality_prompts_first on personality_prompts (family_id, prompt_key) where prompt_key is not null;

create function app.begin_personality() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into personality_prompts (id, family_id, prompt_order, prompt_key, category)
    select gen_random_uuid(), new.id, first.prompt_order, first.prompt_key, first.category from app.first_prompts() first;
  return null;
end;
$$;
create trigger family_personality after insert on families for each row execute function app.begin_personality();
insert into personality_prompts (id, family_id, prompt_order, prompt_key, category)
  select gen_random_uuid(), families.id, first.prompt_order, first.prompt_key, first.category
    from families cross join app.first_prompts() first;

create table child_personality_responses (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  child_id uuid not null,
  prompt_id uuid not null,
  added_by uuid references profiles on delete set null,
  -- One sitting, named by the browser: the words and the film of a take are one answer, whichever arrives first.
  take uuid not null,
  response_text text check (length(trim(response_text)) > 0 and length(response_text) <= 5000),
  -- The upload that it came from, which also names its objects.
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
  -- A copy that can be sought, where the recording itself cannot; the original stays as it came.
  seekable_path text,
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  answered_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Deleted, or the consent was withdrawn: nobody sees it, and after 30 days it is gone.
  hidden_at timestamptz,
  hidden_because text check (hidden_because in ('deleted', 'consent')),
  unique (family_id, id),
  unique (family_id, child_id, prompt_id, take),
  constraint responses_say_something check (num_nonnulls(response_text, video_clip_id) > 0),
  constraint responses_film_whole
    check (num_nonnulls(video_clip_id, storage_path, file_type, bytes, sha256, width, height, video_duration_ms) in (0, 8)),
  constraint responses_hidden_whole check ((hidden_at is null) = (hidden_because is null)),
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade,
  foreign key (family_id, prompt_id) references personality_prompts (family_id, id) on delete cascade
);
-- A family has a handful of children and prompts, so that its answers are counted by reading this.
create index responses_of_child on child_personality_responses (family_id, child_id, prompt_id, answered_at desc, id desc)
  where hidden_at is null;
create index responses_hidden on child_personality_responses (hidden_at) where hidden_at is not null;

-- Who said when, and to which words, that a child may be filmed. The latest of a child counts; none is ever changed but to
-- be withdrawn.
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

-- What the latest word on a child is, null before any. It stays so until the transaction ends: no answer slips in while
-- the consent is withdrawn.
create function app.lock_consent(of_family uuid, of_child uuid) returns text
  language plpgsql volatile set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('consent:' || of_child, 0));
  return (select case when withdrawn_at is null then 'given' else 'withdrawn' end from personality_consents
    where family_id = of_family and child_id = of_child order by given_at desc limit 1);
end;
$$;

-- Answers are hidden with the consent and come back with it. False when there is nothing to withdraw.
create function app.withdraw_personality_consent(of_family uuid, of_child uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('consent:' || of_child, 0));
  update personality_consents set withdrawn_at = clock_timestamp(), withdrawn_by = app.user_id()
    where family_id = of_family and child_id = of_child and withdrawn_at is null
      and of_family = any (array(select app.my_owned_families()));
  if not found then return false; end if;
  update child_personality_responses set hidden_at = clock_timestamp(), hidden_because = 'consent'
    where family_id = of_family and child_id = of_child and hidden_at is null;
  return true;
end;
$$;

create function app.give_personality_consent(new_id uuid, of_family uuid, of_child uuid, version text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('consent:' || of_child, 0));
  if not of_family = any (array(select app.my_owned_families())) then return false; end if;
  insert into personality_consents (id, family_id, child_id, text_version, given_by)
    select new_id, of_family, children.id, version, app.user_id() from children
      where children.family_id = of_family and children.id = of_child and children.deleted_at is null
    on conflict do nothing;
  update child_personality_responses set hidden_at = null, hidden_because = null
    where family_id = of_family and child_id = of_child and hidden_because = 'consent';
  return true;
end;
$$;

-- Hides one answer; only what this returns was really there to delete.
create function app.delete_response(from_family uuid, response_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update child_personality_responses set hidden_at = clock_timestamp(), hidden_because = 'deleted'
      where id = response_id and family_id = from_family and hidden_at is null
        and family_id = any (array(select app.my_edited_families())) and (audience <> 'private' or added_by = app.user_id())
      returning child_id;
  end;

-- Decides who sees an answer. Only the one who recorded it can keep it to themselves.
create function app.share_response(of_family uuid, response_id uuid, with_whom text) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update child_personality_responses set audience = with_whom, updated_at = clock_timestamp()
      where id = response_id and family_id = of_family and hidden_at is null
        and family_id = any (array(select app.my_edited_families()))
        and (added_by = app.user_id() or (audience <> 'private' and with_whom <> 'private'))
      returning id;
  end;

-- However an answer goes (alone, with its child, its prompt or its family), its bytes follow it.
create function app.remove_answer_objects() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.add_job('remove-answer-objects',
    json_build_object('family_id', old.family_id, 'clip_id', old.video_clip_id), null, null, 25, 0);
  return null;
end;
$$;
create trigger response_objects_gone after delete on child_personality_responses
  for each row when (old.video_clip_id is not null) execute function app.remove_answer_objects();

revoke all on function app.first_prompts, app.begin_personality, app.lock_consent, app.withdraw_personality_consent,
  app.give_personality_consent, app.share_response, app.delete_response, app.remove_answer_objects from public;
grant execute on function app.lock_consent to app_rw, app_worker;
grant execute on function app.withdraw_personality_consent, app.give_personality_consent, app.share_response,
  app.delete_response to app_rw;

alter table personality_prompts enable row level security;
alter table child_personality_responses enable row level security;
alter table personality_consents enable row level security;

grant select, insert on personality_prompts to app_rw;
grant update (retired_at) on personality_prompts to app_rw;
create policy members_read on personality_prompts for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy editors_add on personality_prompts for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())) and added_by = app.user_id());
create policy editors_update on personality_prompts for update to app_rw
  using (family_id = any (array(select app.my_edited_families())));

grant select, insert on child_personality_responses to app_rw;
grant update (response_text, updated_at) on child_personality_responses to app_rw;
create policy members_read on child_personality_responses for select to app_rw
  using (family_id = any (array(select app.my_families())) and hidden_at is null
    and (audience <> 'private' or added_by = app.user_id()));
create policy editors_add on child_personality_responses for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())) and added_by = app.user_id() and video_clip_id is null);
create policy editors_update on child_personality_responses for update to app_rw
  using (family_id = any (array(select app.my_edited_families())) and hidden_at is null
    and (audience <> 'private' or added_by = app.user_id()));

grant select on personality_consents to app_rw;
create policy members_read on personality_consents for select to app_rw
  using (family_id = any (array(select app.my_families())));

grant select on personality_prompts to app_worker;
grant select, insert, update, delete on child_personality_responses to app_worker;
grant select on personality_consents to app_worker;
create policy worker_reads on personality_prompts for select to app_worker using (true);
create policy worker_all on child_personality_responses to app_worker using (true) with check (true);
create policy worker_reads on personality_consents for select to app_worker using (true);
