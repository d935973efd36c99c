create or replace function app.count_label(of_family uuid, label_kind text, label_key text, label_name text, seen_by uuid, step integer)
  returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  perform app.lock_photos(of_family);
  if step > 0 then
    insert into photo_label_counts as counts (family_id, kind, key, private_to, name, photos)
      values (of_family, label_kind, label_key, seen_by, label_name, step)
      on conflict (family_id, kind, key, private_to) do update set photos = counts.photos + step, name = excluded.name;
  else
    update photo_label_counts set photos = photos + step
      where family_id = of_family and kind = label_kind and key = label_key and private_to = seen_by;
  end if;
end;
$$;

create or replace function app.count_place(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if photo.location_name is not null and photo.deleted_at is null then
    perform app.count_label(photo.family_id, 'place', app.fold(photo.location_name), photo.location_name, app.private_to(photo), step);
  end if;
end;
$$;

-- Counts the tags, categories and albums of a photo that was added, deleted or shared.
create or replace function app.count_labels_of(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if photo.deleted_at is null then
    perform app.count_label(photo.family_id, 'tag', tag.key, tag.name, app.private_to(photo), step)
      from photo_tags tag where tag.photo_id = photo.id order by tag.key;
    perform app.count_label(photo.family_id, 'category', link.category_id::text, '', app.private_to(photo), step)
      from photo_categories link where link.photo_id = photo.id order by link.category_id;
    perform app.count_label(photo.family_id, 'album', link.album_id::text, '', app.private_to(photo), step)
      from album_photos link where link.family_id = photo.family_id and link.photo_id = photo.id order by link.album_id;
  end if;
end;
$$;

create or replace function app.update_place_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    perform app.count_place(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform app.count_place(new, 1);
  end if;
  return null;
end;
$$;
create trigger photo_place_counts after insert or delete or update of location_name, deleted_at, audience, added_by on photos
  for each row execute function app.update_place_counts();

create or replace function app.update_label_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.count_labels_of(old, -1);
  if tg_op = 'DELETE' then
    return old;
  end if;
  perform app.count_labels_of(new, 1);
  update photo_tags set private_to = app.private_to(new) where photo_id = new.id and private_to <> app.private_to(new);
  update photo_categories set private_to = app.private_to(new) where photo_id = new.id and private_to <> app.private_to(new);
  update album_photos set private_to = app.private_to(new) where family_id = new.family_id and photo_id = new.id and private_to <> app.private_to(new);
  return null;
end;
$$;
create trigger photo_label_counts_change after update of deleted_at, audience, added_by on photos
  for each row execute function app.update_label_counts();
-- Before the delete, while its labels still exist.
create trigger photo_label_counts_end before delete on photos
  for each row execute function app.update_label_counts();

-- A label has its photo's audience. The photo is locked until commit.
create or replace function app.copy_photo_visibility() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  photo photos;
begin
  perform app.lock_photos(new.family_id);
  select * into photo from photos where id = new.photo_id and family_id = new.family_id for no key update;
  if found then
    new.private_to := app.private_to(photo);
  end if;
  return new;
end;
$$;
create trigger photo_tags_like_photo before insert on photo_tags
  for each row execute function app.copy_photo_visibility();
create trigger photo_categories_like_photo before insert on photo_categories
  for each row execute function app.copy_photo_visibility();

create or replace function app.count_tag() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  label photo_tags := coalesce(new, old);
begin
  perform app.count_label(label.family_id, 'tag', label.key, label.name, label.private_to, case tg_op when 'INSERT' then 1 else -1 end)
    from photos where id = label.photo_id and deleted_at is null;
  return null;
end;
$$;
create trigger photo_tags_counts after insert or delete on photo_tags
  for each row execute function app.count_tag();

create or replace function app.count_category() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  label photo_categories := coalesce(new, old);
begin
  perform app.count_label(label.family_id, 'category', label.category_id::text, '', label.private_to,
      case tg_op when 'INSERT' then 1 else -1 end)
    from photos where id = label.photo_id and deleted_at is null;
  return null;
end;
$$;
create trigger photo_categories_counts after insert or delete on photo_categories
  for each row execute function app.count_category();

create or replace function app.delete_category_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from photo_label_counts where family_id = old.family_id and kind = 'category' and key = old.id::text;
  return null;
end;
$$;
-- After the rows of the category are deleted: triggers fire by name, and the foreign key's is called RI_…
create trigger categories_counts_end after delete on categories
  for each row execute function app.delete_category_counts();

create policy members_read on photo_categories for select to app_rw
  using (family_id = any (array(select app.my_families())) and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy editors_add on photo_categories for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.edit_own'))) and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_categories.family_id and photo.id = photo_categories.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy editors_delete on photo_categories for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.edit_own'))) and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_categories.family_id and photo.id = photo_categories.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy worker_all on photo_categories to app_worker using (true) with check (true);

create policy members_read on photo_tags for select to app_rw
  using (family_id = any (array(select app.my_families())) and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy editors_add on photo_tags for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.edit_own'))) and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_tags.family_id and photo.id = photo_tags.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy editors_delete on photo_tags for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.edit_own'))) and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_tags.family_id and photo.id = photo_tags.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy worker_all on photo_tags to app_worker using (true) with check (true);

create policy members_read on photo_label_counts for select to app_rw
  using (family_id = any (array(select app.my_families())) and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy worker_reads on photo_label_counts for select to app_worker using (true);
