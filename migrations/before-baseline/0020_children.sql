-- Children of a family, and which photos are theirs. A removed child is hidden, and its family's owner can restore it for
-- 30 days; photos and milestones stay, without the child.

create table children (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  first_name text not null check (length(trim(first_name)) between 1 and 100),
  last_name text not null default '' check (length(last_name) <= 100),
  -- A calendar date, without a zone; one that is still to come is the day when the child is expected.
  birth_date date not null check (birth_date >= '1900-01-01'),
  gender text not null default 'prefer_not_to_say' check (gender in ('prefer_not_to_say', 'girl', 'boy', 'another')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  unique (family_id, id)
);
create index children_of_family on children (family_id, first_name, id) where deleted_at is null;
create index children_deleted on children (deleted_at) where deleted_at is not null;

alter table photos add column child_id uuid;
alter table photos add constraint photos_child foreign key (family_id, child_id) references children (family_id, id)
  on delete set null (child_id);
create index photos_of_child on photos (family_id, child_id, sort_at desc, id desc) where deleted_at is null and child_id is not null;

-- Photos of a child by day, so that years of its life are exact. private_to as in photo_counts.
create table child_photo_counts (
  family_id uuid not null references families on delete cascade,
  child_id uuid not null,
  day date not null,
  private_to uuid not null default '00000000-0000-0000-0000-000000000000',
  photos integer not null default 0,
  favorites integer not null default 0,
  primary key (family_id, child_id, day, private_to),
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade
);

create function app.keep_child_photo_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  somebody_gone constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
begin
  if tg_op <> 'INSERT' and old.child_id is not null and old.deleted_at is null then
    -- Only where there is a row: a child that is purged has taken its counts along.
    update child_photo_counts set photos = photos - 1, favorites = favorites - old.is_favorite::int
      where family_id = old.family_id and child_id = old.child_id and day = old.sort_at::date
        and private_to = case when old.audience = 'private' then coalesce(old.added_by, somebody_gone) else nobody end;
  end if;
  if tg_op <> 'DELETE' and new.child_id is not null and new.deleted_at is null then
    insert into child_photo_counts as counts (family_id, child_id, day, private_to, photos, favorites)
      values (new.family_id, new.child_id, new.sort_at::date,
        case when new.audience = 'private' then coalesce(new.added_by, somebody_gone) else nobody end, 1, new.is_favorite::int)
      on conflict (family_id, child_id, day, private_to) do update set
        photos = counts.photos + 1, favorites = counts.favorites + excluded.favorites;
  end if;
  return null;
end;
$$;
create trigger child_photo_counts_rows after insert or delete on photos for each row execute function app.keep_child_photo_counts();
create trigger child_photo_counts_changes after update of child_id, deleted_at, audience, taken_at, is_favorite, added_by on photos
  for each row execute function app.keep_child_photo_counts();

-- Hides a child; only what this returns was really there to remove.
create function app.delete_child(from_family uuid, removed_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update children set deleted_at = now(), updated_at = clock_timestamp()
      where id = removed_id and family_id = from_family and deleted_at is null
        and family_id = any (array(select app.my_edited_families()))
      returning id;
  end;

create function app.deleted_children(of_family uuid) returns setof children
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select * from children
      where family_id = of_family and deleted_at is not null and family_id = any (array(select app.my_owned_families()));
  end;

create function app.restore_child(to_family uuid, restored_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update children set deleted_at = null, updated_at = clock_timestamp()
      where id = restored_id and family_id = to_family and deleted_at is not null
        and family_id = any (array(select app.my_owned_families()))
      returning id;
  end;

revoke all on function app.keep_child_photo_counts, app.delete_child, app.deleted_children, app.restore_child from public;
grant execute on function app.delete_child, app.deleted_children, app.restore_child to app_rw;

alter table children enable row level security;
alter table child_photo_counts enable row level security;

grant select, insert on children to app_rw;
grant update (first_name, last_name, birth_date, gender, updated_at) on children to app_rw;
create policy members_read on children for select to app_rw
  using (family_id = any (array(select app.my_families())) and deleted_at is null);
create policy editors_add on children for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())) and added_by = app.user_id());
create policy editors_update on children for update to app_rw
  using (family_id = any (array(select app.my_edited_families())) and deleted_at is null);

grant select on child_photo_counts to app_rw;
create policy members_read on child_photo_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));

grant update (child_id) on photos to app_rw;

grant select, insert, update, delete on children to app_worker;
grant select on child_photo_counts to app_worker;
create policy worker_all on children to app_worker using (true) with check (true);
create policy worker_reads on child_photo_counts for select to app_worker using (true);
