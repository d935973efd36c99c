-- Tells every web process at once that a photo went or became private, so that its small pictures go with it.

create function app.tell_photo_visibility() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('photo_visibility', old.family_id || '/' || old.id);
  return null;
end;
$$;
revoke all on function app.tell_photo_visibility from public;

create trigger photo_visibility_changed after update of deleted_at, audience, added_by on photos
  for each row execute function app.tell_photo_visibility();
create trigger photo_visibility_gone after delete on photos
  for each row execute function app.tell_photo_visibility();
