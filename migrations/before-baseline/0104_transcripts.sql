-- What children say, written down by a machine: only where the operator has one, and only for families whose owner said yes.
alter table child_personality_responses
  add column transcript text check (length(transcript) <= 20000),
  add constraint responses_transcript_of_film check (transcript is null or video_clip_id is not null);

create table transcript_consents (
  family_id uuid primary key references families on delete cascade,
  given_by uuid references profiles on delete set null,
  given_at timestamptz not null default clock_timestamp()
);
alter table transcript_consents enable row level security;
grant select on transcript_consents to app_rw, app_worker;
create policy members_read on transcript_consents for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy worker_reads on transcript_consents for select to app_worker using (true);

-- From now on, and for what is there already.
create function app.allow_transcripts(of_family uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not of_family = any (array(select app.my_owned_families())) then return; end if;
  insert into transcript_consents (family_id, given_by) values (of_family, app.user_id()) on conflict do nothing;
  if not found then return; end if;
  perform app.add_job('write-down-answer', json_build_object('family_id', family_id, 'clip_id', video_clip_id), null, null, 6, 10)
    from child_personality_responses
    where family_id = of_family and video_clip_id is not null and transcript is null and hidden_at is null;
end;
$$;

-- What was written down goes at once.
create function app.end_transcripts(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  -- Whatever is being written down in this moment is there before, and goes too.
  perform pg_advisory_xact_lock(hashtextextended('transcripts:' || of_family, 0));
  delete from transcript_consents where family_id = of_family and of_family = any (array(select app.my_owned_families()));
  if not found then return false; end if;
  update child_personality_responses set transcript = null where family_id = of_family and transcript is not null;
  return true;
end;
$$;

revoke all on function app.allow_transcripts, app.end_transcripts from public;
grant execute on function app.allow_transcripts, app.end_transcripts to app_rw;
