-- Open pages of a family that was deleted are left like those of a family that somebody was removed from, and a restored one is
-- there again.

create or replace function app.tell_family_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('membership', user_id::text),
      pg_notify('live', json_build_object('user_id', user_id, 'family_id', family_id, 'member', new.deleted_at is null)::text)
    from family_members where family_id = new.id;
  return null;
end;
$$;
