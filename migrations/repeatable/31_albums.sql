-- An album's photo has the audience and the time of the photo itself. The photo is locked until commit.
create or replace function app.copy_photo_to_album() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  photo photos;
begin
  select * into photo from photos where id = new.photo_id and family_id = new.family_id for no key update;
  if found then
    new.private_to := app.private_to(photo);
    new.sort_at := photo.sort_at;
  end if;
  return new;
end;
$$;
create trigger album_photos_like_photo before insert on album_photos
  for each row execute function app.copy_photo_to_album();

create or replace function app.move_photo_in_albums() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update album_photos set sort_at = new.sort_at where family_id = new.family_id and photo_id = new.id and sort_at <> new.sort_at;
  return null;
end;
$$;
create trigger photos_move_in_albums after update of taken_at on photos
  for each row when (new.sort_at is distinct from old.sort_at) execute function app.move_photo_in_albums();

-- Once per statement, which may add thousands of photos. A purged photo was counted when it was deleted.
create or replace function app.count_album_photos() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.count_label(counted.family_id, 'album', counted.album_id::text, '', counted.private_to,
      (case tg_op when 'INSERT' then 1 else -1 end * counted.photos)::int)
    from (select link.family_id, link.album_id, link.private_to, count(*) as photos
      from changed_photos link join photos photo on photo.id = link.photo_id and photo.deleted_at is null
      group by 1, 2, 3 order by 2, 3) counted;
  return null;
end;
$$;
create trigger album_photos_counts_more after insert on album_photos referencing new table as changed_photos
  for each statement execute function app.count_album_photos();
create trigger album_photos_counts_fewer after delete on album_photos referencing old table as changed_photos
  for each statement execute function app.count_album_photos();

create or replace function app.delete_album_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from photo_label_counts where family_id = old.family_id and kind = 'album' and key = old.id::text;
  return null;
end;
$$;
-- After the rows of the album are deleted, as for categories.
create trigger albums_counts_end after delete on albums
  for each row execute function app.delete_album_counts();

-- The albums that the caller can add photos to, or can arrange: their own; and those of others that they contribute to, if their
-- role can edit others' photos. The family's owner can do both everywhere.
create or replace function app.albums_to(add_or_edit text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select album.id from albums album
      where album.family_id = any (array(select app.families_where('photos.add')))
        and (album.created_by = app.user_id()
          or album.audience <> 'private' and (
            album.family_id = any (array(select app.families_where('family.manage')))
            or (add_or_edit = 'add' or album.family_id = any (array(select app.families_where('photos.edit'))))
              and (album.contributors = 'everyone' or exists (select from album_contributors chosen
                where chosen.album_id = album.id and chosen.user_id = app.user_id()))));
  end;

-- When an album's order becomes manual, it starts with the order by date, photos private to others included. A manual order is
-- renumbered, for more room between two photos. When an album is ordered by date again, each section stays before the photo
-- that follows it.
create or replace function app.sort_album(of_album uuid, new_sort text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  was_manual constant boolean := sort = 'manual' from albums where id = of_album;
begin
  if app.user_id() is null or of_album <> all (array(select app.albums_to('edit'))) then
    raise exception 'this album is not to be sorted' using errcode = '42501';
  end if;
  if new_sort = 'manual' then
    with placed as (
      select id, row_number() over (order by case when was_manual then position end, sort_at, tie, is_photo, position, id) as place from (
        select photo_id as id, position, sort_at, photo_id as tie, true as is_photo from album_photos where album_id = of_album
        union all
        select id, position, sort_at, before_photo_id, false from album_sections where album_id = of_album) items),
    photos_placed as (
      update album_photos item set position = place from placed where item.album_id = of_album and item.photo_id = placed.id)
    update album_sections section set position = place from placed where section.album_id = of_album and section.id = placed.id;
  else
    update album_sections section set sort_at = coalesce(next.sort_at, '9999-12-31'),
        before_photo_id = coalesce(next.photo_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      from album_sections same left join lateral (
        select item.sort_at, item.photo_id from album_photos item
          where item.album_id = of_album and item.position > same.position order by item.position, item.photo_id limit 1) next on true
      where section.album_id = of_album and same.id = section.id;
  end if;
  update albums set sort = new_sort where id = of_album;
end;
$$;

-- Sets an album's audience. Only the person who created it can make it private.
create or replace function app.share_album(of_family uuid, album_id uuid, with_whom text) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update albums set audience = with_whom, updated_at = clock_timestamp()
      where id = album_id and family_id = of_family and id = any (array(select app.albums_to('edit')))
        and (created_by = app.user_id() or (audience <> 'private' and with_whom <> 'private'))
      returning id;
  end;

grant execute on function app.albums_to, app.sort_album, app.share_album to app_rw;

create policy members_read on albums for select to app_rw
  using (family_id = any (array(select app.my_families())) and (audience <> 'private' or created_by = app.user_id()));
create policy members_add on albums for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.add'))) and created_by = app.user_id());
create policy editors_update on albums for update to app_rw
  using (family_id = any (array(select app.families_where('photos.add'))) and id = any (array(select app.albums_to('edit'))));
create policy editors_delete on albums for delete to app_rw using (family_id = any (array(select app.families_where('photos.add'))) and id = any (array(select app.albums_to('edit'))));
create policy worker_all on albums to app_worker using (true) with check (true);

create policy members_read on album_contributors for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from albums album where album.family_id = album_contributors.family_id and album.id = album_contributors.album_id));
create policy editors_add on album_contributors for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy editors_delete on album_contributors for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy worker_all on album_contributors to app_worker using (true) with check (true);

create policy members_read on album_photos for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()])
    and exists (select from albums album where album.family_id = album_photos.family_id and album.id = album_photos.album_id));
-- Contributors add their own photos, editors everyone's.
create policy contributors_add on album_photos for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('add'))) and added_by = app.user_id()
    and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = album_photos.family_id and photo.id = album_photos.photo_id and photo.added_by = app.user_id())));
create policy editors_update on album_photos for update to app_rw using (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy editors_delete on album_photos for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.add'))) and (added_by = app.user_id()
    or album_id = any (array(select app.albums_to('edit')))));
create policy worker_all on album_photos to app_worker using (true) with check (true);

create policy members_read on album_sections for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from albums album where album.family_id = album_sections.family_id and album.id = album_sections.album_id));
create policy editors_add on album_sections for insert to app_rw with check (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy editors_update on album_sections for update to app_rw using (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy editors_delete on album_sections for delete to app_rw using (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy worker_all on album_sections to app_worker using (true) with check (true);
