-- How a family sorts its photos: by categories, a list that it keeps, and by tags, which are free words.

-- What counts as the same word: without accents, in lower case.
create function app.fold(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC)));

-- Whose a photo alone is: the nil UUID means its family's, the highest one nobody's any more.
create function app.private_to(photo photos) returns uuid
  language sql immutable parallel safe
  return case when photo.audience = 'private' then coalesce(photo.added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
    else '00000000-0000-0000-0000-000000000000' end;

-- Whoever changes several photos of a family, and with them its counts, waits here before the first row: in any other
-- order two of them could wait for each other.
create function app.lock_photos(of_family uuid) returns void
  language sql volatile
  return pg_advisory_xact_lock(hashtextextended('photos:' || of_family, 0));

create table categories (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  name_key text not null generated always as (lower(normalize(name, NFKC))) stored,
  unique (family_id, id)
);
create unique index categories_name on categories (family_id, name_key);

-- private_to of the photo, kept by triggers, so that a policy need not look the photo up.
create table photo_categories (
  family_id uuid not null,
  photo_id uuid not null,
  category_id uuid not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (photo_id, category_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, category_id) references categories (family_id, id) on delete cascade
);
create index photo_categories_category on photo_categories (family_id, category_id, photo_id);

create table photo_tags (
  family_id uuid not null,
  photo_id uuid not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  key text not null generated always as (app.fold(name)) stored,
  primary key (photo_id, key),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index photo_tags_key on photo_tags (family_id, key, photo_id);

-- How many photos have a tag, a category, a place; private ones apart, as in photo_counts.
create table photo_label_counts (
  family_id uuid not null references families on delete cascade,
  kind text not null check (kind in ('tag', 'category', 'place')),
  key text not null,
  private_to uuid not null,
  -- As it was written last.
  name text not null,
  photos integer not null default 0,
  primary key (family_id, kind, key, private_to)
);
create index photo_label_counts_most on photo_label_counts (family_id, kind, photos desc);

create function app.count_label(of_family uuid, label_kind text, label_key text, label_name text, seen_by uuid, step integer)
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

create function app.count_place(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if photo.location_name is not null and photo.deleted_at is null then
    perform app.count_label(photo.family_id, 'place', app.fold(photo.location_name), photo.location_name, app.private_to(photo), step);
  end if;
end;
$$;

-- Tags and categories of a photo that came, went, or is for others to see now.
create function app.count_labels_of(photo photos, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if photo.deleted_at is null then
    perform app.count_label(photo.family_id, 'tag', tag.key, tag.name, app.private_to(photo), step)
      from photo_tags tag where tag.photo_id = photo.id order by tag.key;
    perform app.count_label(photo.family_id, 'category', link.category_id::text, '', app.private_to(photo), step)
      from photo_categories link where link.photo_id = photo.id order by link.category_id;
  end if;
end;
$$;

create function app.keep_place_counts() returns trigger
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
  for each row execute function app.keep_place_counts();

create function app.keep_label_counts() returns trigger
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
  return null;
end;
$$;
create trigger photo_label_counts_change after update of deleted_at, audience, added_by on photos
  for each row execute function app.keep_label_counts();
-- Before, while its labels are still there.
create trigger photo_label_counts_end before delete on photos
  for each row execute function app.keep_label_counts();

-- A label is seen by those who see its photo. The photo stays as it is until this is committed.
create function app.show_label_like_photo() returns trigger
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
  for each row execute function app.show_label_like_photo();
create trigger photo_categories_like_photo before insert on photo_categories
  for each row execute function app.show_label_like_photo();

create function app.count_tag() returns trigger
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

create function app.count_category() returns trigger
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

create function app.forget_category_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from photo_label_counts where family_id = old.family_id and kind = 'category' and key = old.id::text;
  return null;
end;
$$;
-- After the links of the category have gone: their key is called RI_…, and triggers fire by name.
create trigger categories_counts_end after delete on categories
  for each row execute function app.forget_category_counts();

-- The counts of months wait in the same line.
create or replace function app.keep_photo_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.lock_photos(coalesce(new.family_id, old.family_id));
  if tg_op <> 'INSERT' and old.deleted_at is null then
    perform app.count_photo(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    perform app.count_photo(new, 1);
  end if;
  return null;
end;
$$;

-- Places of photos that are here already.
insert into photo_label_counts (family_id, kind, key, private_to, name, photos)
  select family_id, 'place', app.fold(location_name), app.private_to(photos), max(location_name), count(*)
    from photos where deleted_at is null and location_name is not null group by 1, 3, 4;

revoke all on all functions in schema app from public;
grant execute on function app.fold, app.lock_photos to app_rw, app_worker;

alter table categories enable row level security;
alter table photo_categories enable row level security;
alter table photo_tags enable row level security;
alter table photo_label_counts enable row level security;

grant select, insert, delete on categories to app_rw;
grant update (name) on categories to app_rw;
create policy members_read on categories for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on categories for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())));
create policy editors_update on categories for update to app_rw using (family_id = any (array(select app.my_edited_families())));
create policy editors_delete on categories for delete to app_rw using (family_id = any (array(select app.my_edited_families())));

grant select, insert, delete on photo_categories to app_rw;
grant select, delete on photo_tags to app_rw;
grant insert (family_id, photo_id, name) on photo_tags to app_rw;
create policy members_read on photo_categories for select to app_rw
  using (family_id = any (array(select app.my_families())) and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy editors_add on photo_categories for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy editors_delete on photo_categories for delete to app_rw
  using (family_id = any (array(select app.my_edited_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy members_read on photo_tags for select to app_rw
  using (family_id = any (array(select app.my_families())) and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy editors_add on photo_tags for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy editors_delete on photo_tags for delete to app_rw
  using (family_id = any (array(select app.my_edited_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));

grant select on photo_label_counts to app_rw;
create policy members_read on photo_label_counts for select to app_rw
  using (family_id = any (array(select app.my_families())) and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));

grant select, insert, update, delete on categories, photo_categories, photo_tags to app_worker;
grant select on photo_label_counts to app_worker;
create policy worker_all on categories to app_worker using (true) with check (true);
create policy worker_all on photo_categories to app_worker using (true) with check (true);
create policy worker_all on photo_tags to app_worker using (true) with check (true);
create policy worker_reads on photo_label_counts for select to app_worker using (true);
