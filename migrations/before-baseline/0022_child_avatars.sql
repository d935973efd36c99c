-- A child's picture: a square out of a photo of the family. It is made in the background; the photo may go, the picture stays.

alter table children
  add column avatar_photo_id uuid,
  -- { x, y, size } in pixels of the upright original: the picture can be made again.
  add column avatar_square jsonb,
  -- Names the picture; raised with every choice.
  add column avatar_version integer not null default 0,
  -- The version that can be shown; 0 is none.
  add column avatar_ready integer not null default 0,
  add constraint children_avatar_photo foreign key (family_id, avatar_photo_id) references photos (family_id, id)
    on delete set null (avatar_photo_id);

grant update (avatar_photo_id, avatar_square, avatar_version, avatar_ready) on children to app_rw;

-- Names its columns: a function that returns whole rows does not outlive another column.
drop function app.deleted_children;
create function app.deleted_children(of_family uuid)
  returns table (id uuid, first_name text, last_name text, birth_date date, deleted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select child.id, child.first_name, child.last_name, child.birth_date, child.deleted_at from children child
      where child.family_id = of_family and child.deleted_at is not null
        and child.family_id = any (array(select app.my_owned_families()));
  end;
revoke all on function app.deleted_children from public;
grant execute on function app.deleted_children to app_rw;
