-- Hides a person. Returns their ID if they were there to remove.
create or replace function app.delete_person(from_family uuid, removed_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update people set deleted_at = now(), updated_at = clock_timestamp()
      where id = removed_id and family_id = from_family and deleted_at is null
        and (own_since is null or user_id is null or user_id = app.user_id())
        and family_id = any (array(select app.families_where('people.edit')))
      returning id;
  end;

create or replace function app.deleted_people(of_family uuid)
  returns table (id uuid, kind text, first_name text, last_name text, birth_date date, deleted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select person.id, person.kind, person.first_name, person.last_name, person.birth_date, person.deleted_at from people person
      where person.family_id = of_family and person.deleted_at is not null
        and person.family_id = any (array(select app.families_where('family.manage')));
  end;

create or replace function app.restore_person(to_family uuid, restored_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update people set deleted_at = null, updated_at = clock_timestamp()
      where id = restored_id and family_id = to_family and deleted_at is not null
        and family_id = any (array(select app.families_where('family.manage')))
      returning id;
  end;

grant execute on function app.delete_person, app.deleted_people, app.restore_person to app_rw;

create policy members_read on people for select to app_rw
  using (family_id = any (array(select app.my_families())) and deleted_at is null);
create policy editors_add on people for insert to app_rw
  with check (family_id = any (array(select app.families_where('people.edit'))) and added_by = app.user_id() and own_since is null
    and (kind <> 'child' or user_id is null or family_id = any (array(select app.families_where('members.manage')))));
-- Whether this account is already a child's. In an update's check, that's before the update.
create or replace function app.is_account_of_child(which uuid, account uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (select from people child where child.id = which and child.kind = 'child' and child.user_id = account);
  end;
grant execute on function app.is_account_of_child to app_rw;

-- A profile that belongs to a grown-up is edited by them, as long as they're in the family. Children hide photos even from the owner,
-- so only the owner says which account is a child's.
create policy editors_update on people for update to app_rw
  using (family_id = any (array(select app.families_where('people.edit'))) and deleted_at is null
    and (own_since is null or user_id is null or user_id = app.user_id()))
  with check (family_id = any (array(select app.families_where('people.edit'))) and deleted_at is null
    and (own_since is null or user_id is null or user_id = app.user_id())
    and (kind <> 'child' or user_id is null or app.is_account_of_child(id, user_id)
      or family_id = any (array(select app.families_where('members.manage')))));
create policy worker_all on people to app_worker using (true) with check (true);

create policy members_read on person_photo_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', (select app.user_id())]));
create policy members_read on person_photo_totals for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy worker_reads on person_photo_totals for select to app_worker using (true);
create policy worker_reads on person_photo_counts for select to app_worker using (true);

create policy members_read on person_relations for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy editors_add on person_relations for insert to app_rw
  with check (family_id = any (array(select app.families_where('people.edit'))));
create policy editors_delete on person_relations for delete to app_rw
  using (family_id = any (array(select app.families_where('people.edit'))));
create policy worker_all on person_relations to app_worker using (true) with check (true);

-- Moves everything of one person to another, also in other members' private photos, and deletes the first. Null if one of them
-- isn't there, or has recorded answers, which belong to the child who gave them, or if it would make an account a child's.
create or replace function app.merge_people(in_family uuid, from_id uuid, into_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  kept people;
  moved people;
begin
  if from_id = into_id or not in_family = any (array(select app.families_where('people.edit'))) then
    return null;
  end if;
  perform app.lock_photos(in_family);
  perform from people where family_id = in_family and id in (from_id, into_id) order by id for update;
  select * into kept from people where family_id = in_family and id = into_id and deleted_at is null;
  select * into moved from people where family_id = in_family and id = from_id and deleted_at is null;
  if kept.id is null or moved.id is null
      or exists (select from people owned where owned.id in (from_id, into_id) and owned.own_since is not null
        and owned.user_id is not null and owned.user_id <> app.user_id())
      or kept.kind = 'child' and kept.user_id is null and moved.user_id is not null and moved.kind <> 'child'
        and not in_family = any (array(select app.families_where('members.manage')))
      or exists (select from child_personality_responses answer where answer.family_id = in_family and answer.child_id = from_id)
      or exists (select from personality_consents consent where consent.family_id = in_family and consent.child_id = from_id)
      or kept.kind <> 'child' and exists (select from milestones where family_id = in_family and child_id = from_id) then
    return null;
  end if;
  insert into photo_people (family_id, photo_id, person_id)
    select family_id, photo_id, into_id from photo_people where family_id = in_family and person_id = from_id
    order by photo_id on conflict do nothing;
  update guests set person_ids = array_replace(person_ids, from_id, into_id)
    where family_id = in_family and from_id = any (person_ids);
  update milestones set child_id = into_id where family_id = in_family and child_id = from_id;
  insert into person_relations (family_id, person_id, relation, to_person_id)
    select family_id, case when relation = 'parent' then one else least(one, other) end, relation,
        case when relation = 'parent' then other else greatest(one, other) end
      from (select family_id, relation, case person_id when from_id then into_id else person_id end as one,
            case to_person_id when from_id then into_id else to_person_id end as other
          from person_relations where family_id = in_family and from_id in (person_id, to_person_id)) relations
      where one <> other
    on conflict do nothing;
  update capsules set person_id = into_id where family_id = in_family and person_id = from_id;
  update face_groups set person_id = into_id where family_id = in_family and person_id = from_id;
  update photos set hidden_person_id = into_id where family_id = in_family and hidden_person_id = from_id;
  update flags set person_id = into_id where family_id = in_family and person_id = from_id
    and not exists (select from flags same where same.family_id = in_family and same.person_id = into_id
      and same.photo_id = flags.photo_id);
  delete from people where family_id = in_family and id = from_id;
  update people set user_id = coalesce(kept.user_id, moved.user_id), birth_date = coalesce(kept.birth_date, moved.birth_date),
      also_known_as = (array(select distinct name from unnest(kept.also_known_as || moved.also_known_as
        || case when app.fold(moved.first_name) = app.fold(kept.first_name) then '{}' else array[moved.first_name] end) name))[1:10],
      updated_at = clock_timestamp()
    where family_id = in_family and id = into_id;
  return into_id;
end;
$$;
grant execute on function app.merge_people to app_rw;

-- The children the caller is, by account, who are old enough for a step: 'flag', 'hide', or 'own'.
create or replace function app.grown_children(step text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select child.id from people child
      where child.user_id = app.user_id() and child.kind = 'child' and child.deleted_at is null
        and child.family_id in (select app.my_families())
        and child.birth_date + make_interval(years => case step
          when 'flag' then coalesce((select ages.flag from growing_ages ages where ages.family_id = child.family_id), 7)
          when 'hide' then coalesce((select ages.hide from growing_ages ages where ages.family_id = child.family_id), 13)
          when 'own' then coalesce((select ages.own from growing_ages ages where ages.family_id = child.family_id), 18) end) <= now();
  end;
grant execute on function app.grown_children to app_rw;
