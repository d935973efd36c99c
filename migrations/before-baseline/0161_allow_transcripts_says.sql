-- Says whether a consent was given, so that only one that was is noted in the audit log.
drop function app.allow_transcripts(uuid);
create function app.allow_transcripts(of_family uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if not of_family = any (array(select app.my_owned_families())) then return false; end if;
  insert into transcript_consents (family_id, given_by) values (of_family, app.user_id()) on conflict do nothing;
  if not found then return false; end if;
  perform app.add_job('write-down-answer', json_build_object('family_id', family_id, 'clip_id', video_clip_id), null, null, 6, 10)
    from child_personality_responses
    where family_id = of_family and video_clip_id is not null and transcript is null and hidden_at is null;
  return true;
end;
$$;
revoke all on function app.allow_transcripts from public;
grant execute on function app.allow_transcripts to app_rw;
