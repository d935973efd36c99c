-- Hides a person. Returns their ID if they were there to remove.
create or replace function app.delete_person(from_family uuid, removed_id uuid) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update people set deleted_at = now(), updated_at = clock_timestamp()
      where id = removed_id and family_id = from_family and deleted_at is null
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
  with check (family_id = any (array(select app.families_where('people.edit'))) and added_by = app.user_id());
create policy editors_update on people for update to app_rw
  using (family_id = any (array(select app.families_where('people.edit'))) and deleted_at is null);
create policy worker_all on people to app_worker using (true) with check (true);

create policy members_read on person_photo_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]));
create policy worker_reads on person_photo_counts for select to app_worker using (true);
