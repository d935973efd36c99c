-- What signed-in pages are told at once: who came to a family or left it, and which session has ended. Triggers, so that no
-- way of doing it can forget to say so.

create function app.tell_live_membership() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('live', json_build_object(
    'user_id', coalesce(new.user_id, old.user_id), 'family_id', coalesce(new.family_id, old.family_id),
    'member', tg_op <> 'DELETE')::text);
  return null;
end;
$$;
create trigger live_membership after insert or update or delete on family_members
  for each row execute function app.tell_live_membership();

create function app.tell_live_session_end() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('live', json_build_object('session_id', old.id)::text);
  return null;
end;
$$;
create trigger live_session_end after delete on auth_sessions
  for each row execute function app.tell_live_session_end();

-- Photos change in many ways; one statement is one event for each family, and changes of what is and was private are told to
-- the one who added it alone.
create function app.tell_live_added_photos() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  told record;
begin
  for told in
    select family_id, case when count(*) = 1 then (array_agg(id))[1] end as id,
        case when audience = 'private' then added_by end as only_to
      from added_photos where audience <> 'private' or added_by is not null group by 1, 3
  loop
    perform pg_notify('live', json_strip_nulls(json_build_object(
      'family_id', told.family_id, 'kind', 'photos', 'id', told.id, 'only_to', told.only_to))::text);
  end loop;
  return null;
end;
$$;

create function app.tell_live_edited_photos() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  told record;
begin
  for told in
    select edited.family_id, case when count(*) = 1 then (array_agg(edited.id))[1] end as id,
        case when edited.audience = 'private' and before.audience = 'private' then edited.added_by end as only_to
      from edited_photos edited join photos_before before on before.id = edited.id
      where edited.audience <> 'private' or before.audience <> 'private' or edited.added_by is not null
      group by 1, 3
  loop
    perform pg_notify('live', json_strip_nulls(json_build_object(
      'family_id', told.family_id, 'kind', 'photos', 'id', told.id, 'only_to', told.only_to))::text);
  end loop;
  return null;
end;
$$;

create trigger live_photos_added after insert on photos referencing new table as added_photos
  for each statement execute function app.tell_live_added_photos();
create trigger live_photos_edited after update on photos referencing old table as photos_before new table as edited_photos
  for each statement execute function app.tell_live_edited_photos();

revoke all on function app.tell_live_membership, app.tell_live_session_end, app.tell_live_added_photos, app.tell_live_edited_photos
  from public;
