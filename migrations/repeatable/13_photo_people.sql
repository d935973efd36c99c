-- A new tag of a person has its photo's time and audience. The photo is locked until commit.
create or replace function app.copy_photo_to_person() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  photo photos;
begin
  perform app.lock_photos(new.family_id);
  select * into photo from photos where id = new.photo_id and family_id = new.family_id for no key update;
  if found then
    new.sort_at := photo.sort_at;
    new.private_to := app.private_to(photo);
    new.is_favorite := photo.is_favorite;
    new.is_for_guests := photo.audience = 'extended_family';
    new.is_deleted := photo.deleted_at is not null;
  end if;
  return new;
end;
$$;
create trigger photo_people_like_photo before insert on photo_people
  for each row execute function app.copy_photo_to_person();

create or replace function app.update_photo_people() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update photo_people set sort_at = new.sort_at, private_to = app.private_to(new), is_favorite = new.is_favorite,
      is_for_guests = new.audience = 'extended_family', is_deleted = new.deleted_at is not null
    where photo_id = new.id;
  return null;
end;
$$;
create trigger photo_people_change after update of taken_at, created_at, audience, added_by, is_favorite, deleted_at on photos
  for each row when (row(old.sort_at, old.audience, old.added_by, old.is_favorite, old.deleted_at)
    is distinct from row(new.sort_at, new.audience, new.added_by, new.is_favorite, new.deleted_at))
  execute function app.update_photo_people();

create or replace function app.update_person_photo_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    perform app.lock_photos(family_id) from (select distinct family_id from tagged_before order by family_id) families;
    -- Only if there is a row: counts of a purged person are gone.
    update person_photo_counts counts set photos = counts.photos - gone.photos, favorites = counts.favorites - gone.favorites
      from (select family_id, person_id, sort_at::date as day, private_to, count(*)::int as photos,
            (count(*) filter (where is_favorite))::int as favorites
          from tagged_before where not is_deleted group by 1, 2, 3, 4) gone
      where counts.family_id = gone.family_id and counts.person_id = gone.person_id and counts.day = gone.day
        and counts.private_to = gone.private_to;
    update person_photo_totals total set photos = total.photos - gone.photos, favorites = total.favorites - gone.favorites
      from (select family_id, person_id, private_to, count(*)::int as photos, (count(*) filter (where is_favorite))::int as favorites
          from tagged_before where not is_deleted group by 1, 2, 3) gone
      where total.family_id = gone.family_id and total.person_id = gone.person_id and total.private_to = gone.private_to;
  end if;
  if tg_op <> 'DELETE' then
    perform app.lock_photos(family_id) from (select distinct family_id from tagged order by family_id) families;
    insert into person_photo_counts as counts (family_id, person_id, day, private_to, photos, favorites)
      select family_id, person_id, sort_at::date, private_to, count(*)::int, (count(*) filter (where is_favorite))::int
        from tagged where not is_deleted group by 1, 2, 3, 4
      on conflict (family_id, person_id, day, private_to) do update set
        photos = counts.photos + excluded.photos, favorites = counts.favorites + excluded.favorites;
    insert into person_photo_totals as total (family_id, person_id, private_to, photos, favorites)
      select family_id, person_id, private_to, count(*)::int, (count(*) filter (where is_favorite))::int
        from tagged where not is_deleted group by 1, 2, 3
      on conflict (family_id, person_id, private_to) do update set
        photos = total.photos + excluded.photos, favorites = total.favorites + excluded.favorites;
  end if;
  return null;
end;
$$;
create trigger photo_people_counts_added after insert on photo_people
  referencing new table as tagged for each statement execute function app.update_person_photo_counts();
create trigger photo_people_counts_changed after update on photo_people
  referencing old table as tagged_before new table as tagged for each statement execute function app.update_person_photo_counts();
create trigger photo_people_counts_gone after delete on photo_people
  referencing old table as tagged_before for each statement execute function app.update_person_photo_counts();

-- The user is a subquery, which runs once instead of for each tag.
create policy members_read on photo_people for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', (select app.user_id())])
    and not is_deleted);
create policy editors_add on photo_people for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.edit_own'))) and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_people.family_id and photo.id = photo_people.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy editors_delete on photo_people for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.edit_own'))) and private_to = any (array['00000000-0000-0000-0000-000000000000'::uuid, app.user_id()])
    and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_people.family_id and photo.id = photo_people.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy worker_all on photo_people to app_worker using (true) with check (true);
