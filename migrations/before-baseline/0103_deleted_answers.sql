-- What was deleted of the answers can come back for 30 days: the family's owner sees it, but for what is private to others.
-- Answers that are hidden since a consent was withdrawn come back with the consent alone.

create function app.deleted_responses(of_family uuid)
  returns table (id uuid, child_id uuid, prompt_id uuid, response_text text, video_duration_ms integer, answered_at timestamptz, hidden_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select response.id, response.child_id, response.prompt_id, response.response_text, response.video_duration_ms,
        response.answered_at, response.hidden_at
      from child_personality_responses response
      join children on children.family_id = response.family_id and children.id = response.child_id and children.deleted_at is null
      where response.family_id = of_family and response.hidden_because = 'deleted'
        and of_family = any (array(select app.my_owned_families()))
        and (response.audience <> 'private' or response.added_by = app.user_id())
      order by response.hidden_at desc, response.id desc
      limit 500;
  end;

-- Back where it was. Null where there is no such deleted answer, or the child may not be shown any more.
create function app.restore_response(of_family uuid, response_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  of_child uuid := (select deleted.child_id from app.deleted_responses(of_family) deleted where deleted.id = response_id);
begin
  if of_child is null then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('consent:' || of_child, 0));
  -- What was withdrawn meanwhile stays hidden, and comes back with the consent.
  if app.lock_consent(of_family, of_child) = 'withdrawn' then
    update child_personality_responses set hidden_because = 'consent' where id = response_id and family_id = of_family;
  else
    update child_personality_responses set hidden_at = null, hidden_because = null
      where id = response_id and family_id = of_family;
  end if;
  return of_child;
end;
$$;

-- For good, and at once; the end of the row removes its bytes.
create function app.purge_response(of_family uuid, response_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    delete from child_personality_responses response where response.id = response_id and response.family_id = of_family
      and response.id in (select deleted.id from app.deleted_responses(of_family) deleted)
      returning response.child_id;
  end;

revoke all on function app.deleted_responses, app.restore_response, app.purge_response from public;
grant execute on function app.deleted_responses, app.restore_response, app.purge_response to app_rw;
