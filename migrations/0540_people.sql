-- A photo shows any number of people: children, adults and pets. Children were the only ones so far, and a photo had at most
-- one. They keep their IDs, so that milestones, answers and notifications still refer to them.

drop trigger if exists child_photo_counts_rows on photos;
drop trigger if exists child_photo_counts_changes on photos;
drop function if exists app.update_child_photo_counts();

alter table children rename to people;
alter table people rename constraint children_pkey to people_pkey;
alter table people rename constraint children_family_id_id_key to people_family_id_id_key;
alter table people rename constraint children_family_id_fkey to people_family_id_fkey;
alter table people rename constraint children_added_by_fkey to people_added_by_fkey;
alter table people rename constraint children_avatar_photo to people_avatar_photo;
alter table people rename constraint children_birth_date_check to people_birth_date_check;
alter table people rename constraint children_first_name_check to people_first_name_check;
alter table people rename constraint children_gender_check to people_gender_check;
alter table people rename constraint children_last_name_check to people_last_name_check;
alter index children_of_family rename to people_of_family;
alter index children_deleted rename to people_deleted;

alter table people
  add column kind text not null default 'child' check (kind in ('child', 'adult', 'pet')),
  add column also_known_as text[] not null default '{}'
    check (cardinality(also_known_as) <= 10 and length(array_to_string(also_known_as, '')) <= 1000),
  -- The member who is this person.
  add column user_id uuid references profiles on delete set null,
  alter column birth_date drop not null,
  add constraint people_children_have_birth_dates check (kind <> 'child' or birth_date is not null);
alter table people alter column kind drop default;
create unique index people_members on people (family_id, user_id) where user_id is not null and deleted_at is null;
create index people_user on people (user_id) where user_id is not null;
grant update (also_known_as, user_id) on people to app_rw;
grant select (kind) on people to app_guest;

create table photo_people (
  family_id uuid not null,
  photo_id uuid not null,
  person_id uuid not null,
  -- Copied from the photo by triggers, so that one index has a person's photos in the gallery's order, and policies don't have
  -- to look the photo up.
  sort_at timestamp not null,
  private_to uuid not null,
  is_favorite boolean not null,
  is_for_guests boolean not null,
  is_deleted boolean not null,
  primary key (photo_id, person_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, person_id) references people (family_id, id) on delete cascade
);
insert into photo_people (family_id, photo_id, person_id, sort_at, private_to, is_favorite, is_for_guests, is_deleted)
  select family_id, id, child_id, sort_at,
      case when audience = 'private' then coalesce(added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        else '00000000-0000-0000-0000-000000000000' end,
      is_favorite, audience = 'extended_family', deleted_at is not null
    from photos where child_id is not null;
create index photo_people_gallery on photo_people (family_id, person_id, sort_at desc, photo_id desc);
create index photo_people_for_guests on photo_people (family_id, person_id, sort_at desc, photo_id desc)
  where is_for_guests and not is_deleted;
alter table photo_people enable row level security;
grant select, delete, insert (family_id, photo_id, person_id) on photo_people to app_rw;
grant select, insert, update, delete on photo_people to app_worker;
grant select on photo_people to app_guest;

-- Searches find people by their names. Their IDs are indexed, so that a new name doesn't change the index.
insert into photo_search (photo_id, family_id, private_to, words)
  select photo_id, family_id, private_to, array_to_tsvector(array['person:' || person_id]) from photo_people where not is_deleted
  on conflict (photo_id) do update set words = photo_search.words || excluded.words;

alter table photos drop column child_id;

alter table child_photo_counts rename to person_photo_counts;
alter table person_photo_counts rename column child_id to person_id;
alter table person_photo_counts rename constraint child_photo_counts_pkey to person_photo_counts_pkey;
alter table person_photo_counts rename constraint child_photo_counts_family_id_fkey to person_photo_counts_family_id_fkey;
alter table person_photo_counts rename constraint child_photo_counts_family_id_child_id_fkey to person_photo_counts_family_id_person_id_fkey;
