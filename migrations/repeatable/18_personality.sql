-- The ten questions that every family starts with; their texts are in personality.prompts.ts.
create or replace function app.first_prompts() returns table (prompt_order integer, prompt_key text, category text)
  language sql immutable set search_path = pg_temp
  begin atomic
    select * from (values
      (1, 'laugh', 'emotions'), (2, 'play', 'play'), (3, 'friend', 'friends'), (4, 'family', 'family'),
      (5, 'alone', 'growing'), (6, 'comfort', 'emotions'), (7, 'brave', 'emotions'), (8, 'magic', 'imagination'),
      (9, 'grown', 'dreams'), (10, 'later', 'dreams')) as first (prompt_order, prompt_key, category);
  end;

create or replace function app.begin_personality() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into personality_prompts (id, family_id, prompt_order, prompt_key, category)
    select gen_random_uuid(), new.id, first.prompt_order, first.prompt_key, first.category from app.first_prompts() first;
  return null;
end;
$$;
create trigger family_personality after insert on families for each row execute function app.begin_personality();

-- A child's latest consent state, null if there is none. Locked until the transaction ends, so that no answer is added while
-- the consent is withdrawn.
create or replace function app.lock_consent(of_family uuid, of_child uuid) returns text
  language plpgsql volatile set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('consent:' || of_child, 0));
  return (select case when withdrawn_at is null then 'given' else 'withdrawn' end from personality_consents
    where family_id = of_family and child_id = of_child order by given_at desc limit 1);
end;
$$;

-- Answers are hidden with the consent and restored with it. False if there is nothing to withdraw.
create or replace function app.withdraw_personality_consent(of_family uuid, of_child uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('consent:' || of_child, 0));
  update personality_consents set withdrawn_at = clock_timestamp(), withdrawn_by = app.user_id()
    where family_id = of_family and child_id = of_child and withdrawn_at is null
      and of_family = any (array(select app.families_where('family.manage')));
  if not found then return false; end if;
  update child_personality_responses set hidden_at = clock_timestamp(), hidden_because = 'consent'
    where family_id = of_family and child_id = of_child and hidden_at is null;
  return true;
end;
$$;

create or replace function app.give_personality_consent(new_id uuid, of_family uuid, of_child uuid, version text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('consent:' || of_child, 0));
  if not of_family = any (array(select app.families_where('family.manage'))) then return false; end if;
  insert into personality_consents (id, family_id, child_id, text_version, given_by)
    select new_id, of_family, child.id, version, app.user_id() from people child
      where child.family_id = of_family and child.id = of_child and child.kind = 'child' and child.deleted_at is null
    on conflict do nothing;
  update child_personality_responses set hidden_at = null, hidden_because = null
    where family_id = of_family and child_id = of_child and hidden_because = 'consent';
  return true;
end;
$$;

-- Hides an answer. Returns its ID if it was there to delete.
create or replace function app.delete_response(from_family uuid, response_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update child_personality_responses set hidden_at = clock_timestamp(), hidden_because = 'deleted'
      where id = response_id and family_id = from_family and hidden_at is null and shown_audience is null
        and family_id = any (array(select app.families_where('personality.edit'))) and (audience <> 'private' or added_by = app.user_id())
      returning child_id;
  end;

-- Sets an answer's audience. Only the person who recorded it can make it private.
create or replace function app.share_response(of_family uuid, response_id uuid, with_whom text) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update child_personality_responses set audience = with_whom, updated_at = clock_timestamp()
      where id = response_id and family_id = of_family and hidden_at is null and shown_audience is null
        and family_id = any (array(select app.families_where('personality.edit')))
        and (added_by = app.user_id() or (audience <> 'private' and with_whom <> 'private'))
      returning id;
  end;

-- However an answer is deleted (alone, with its child, its prompt or its family), its objects are deleted too.
create trigger response_objects_gone after delete on child_personality_responses
  for each row when (old.video_clip_id is not null) execute function app.remove_objects('answers', 'video_clip_id');

create or replace function app.deleted_responses(of_family uuid)
  returns table (id uuid, child_id uuid, prompt_id uuid, response_text text, video_duration_ms integer, answered_at timestamptz, hidden_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select response.id, response.child_id, response.prompt_id, response.response_text, response.video_duration_ms,
        response.answered_at, response.hidden_at
      from child_personality_responses response
      join people child on child.family_id = response.family_id and child.id = response.child_id and child.deleted_at is null
      where response.family_id = of_family and response.hidden_because = 'deleted'
        and of_family = any (array(select app.families_where('family.manage')))
        and (response.audience <> 'private' or response.added_by = app.user_id())
      order by response.hidden_at desc, response.id desc
      limit 500;
  end;

-- Restores a deleted answer. Null if there is none, or the child is removed.
create or replace function app.restore_response(of_family uuid, response_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  of_child uuid := (select deleted.child_id from app.deleted_responses(of_family) deleted where deleted.id = response_id);
begin
  if of_child is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('consent:' || of_child, 0));
  -- If the consent was withdrawn since, the answer stays hidden and is restored with the consent.
  if app.lock_consent(of_family, of_child) = 'withdrawn' then
    update child_personality_responses set hidden_because = 'consent'
      where id = response_id and family_id = of_family and hidden_because = 'deleted';
  else
    update child_personality_responses set hidden_at = null, hidden_because = null
      where id = response_id and family_id = of_family and hidden_because = 'deleted';
  end if;
  return case when found then of_child end;
end;
$$;

-- Deletes permanently; a trigger deletes the objects.
create or replace function app.purge_response(of_family uuid, response_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    delete from child_personality_responses response where response.id = response_id and response.family_id = of_family
      and response.hidden_because = 'deleted' and response.id in (select deleted.id from app.deleted_responses(of_family) deleted)
      returning response.child_id;
  end;

-- Transcribing takes minutes: two at a time, one for each family.
create or replace function app.allow_transcripts(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not of_family = any (array(select app.families_where('family.manage'))) then return false; end if;
  insert into transcript_consents as consent (family_id, given_by, with_captions) values (of_family, app.user_id(), true)
    on conflict (family_id) do update set with_captions = true where not consent.with_captions;
  if not found then return false; end if;
  perform app.add_job('transcribe-answer', json_build_object('family_id', family_id, 'clip_id', video_clip_id), null, null,
      6, 10, null, array['speech/2', 'speech of ' || of_family || '/1'])
    from child_personality_responses
    where family_id = of_family and video_clip_id is not null and transcript is null and hidden_at is null;
  perform app.add_job('transcribe-caption', json_build_object('family_id', family_id, 'clip_id', clip_id), null, null,
      6, 10, null, array['speech/2', 'speech of ' || of_family || '/1'])
    from audio_captions where family_id = of_family and transcript is null;
  return true;
end;
$$;

-- Transcripts are deleted immediately.
create or replace function app.end_transcripts(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  -- Waits for a transcript that is being saved, to delete it too.
  perform pg_advisory_xact_lock(hashtextextended('transcripts:' || of_family, 0));
  delete from transcript_consents where family_id = of_family and of_family = any (array(select app.families_where('family.manage')));
  if not found then return false; end if;
  update child_personality_responses set transcript = null where family_id = of_family and transcript is not null;
  update audio_captions set transcript = null where family_id = of_family and transcript is not null;
  return true;
end;
$$;

grant execute on function app.lock_consent to app_rw, app_worker;
grant execute on function app.withdraw_personality_consent, app.give_personality_consent, app.delete_response,
  app.share_response, app.deleted_responses, app.restore_response, app.purge_response, app.allow_transcripts,
  app.end_transcripts to app_rw;

create policy members_read on personality_prompts for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy editors_add on personality_prompts for insert to app_rw
  with check (family_id = any (array(select app.families_where('personality.edit'))) and added_by = app.user_id());
create policy editors_update on personality_prompts for update to app_rw
  using (family_id = any (array(select app.families_where('personality.edit'))));
create policy worker_reads on personality_prompts for select to app_worker using (true);

create policy members_read on child_personality_responses for select to app_rw
  using (family_id = any (array(select app.my_families())) and hidden_at is null
    and (audience <> 'private' or added_by = app.user_id()));
create policy editors_add on child_personality_responses for insert to app_rw
  with check (family_id = any (array(select app.families_where('personality.edit'))) and added_by = app.user_id() and video_clip_id is null);
create policy editors_update on child_personality_responses for update to app_rw
  using (family_id = any (array(select app.families_where('personality.edit'))) and hidden_at is null and shown_audience is null
    and (audience <> 'private' or added_by = app.user_id()));
create policy worker_all on child_personality_responses to app_worker using (true) with check (true);

create policy members_read on personality_consents for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_reads on personality_consents for select to app_worker using (true);

create policy members_read on transcript_consents for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_reads on transcript_consents for select to app_worker using (true);
