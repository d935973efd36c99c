create or replace function app.update_milestone_activity() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    delete from family_activities
      where activity_type = 'milestone_added' and metadata ->> 'milestone_id' = old.id::text and family_id = old.family_id;
  else
    update family_activities
      set title = new.name, description = coalesce(left(new.description, 2000), 'Milestone created'), audience = new.audience
      where activity_type = 'milestone_added' and metadata ->> 'milestone_id' = new.id::text and family_id = new.family_id;
  end if;
  return null;
end;
$$;
create trigger milestone_activity_changes after update of name, description, audience on milestones
  for each row execute function app.update_milestone_activity();
create trigger milestone_activity_gone after delete on milestones
  for each row execute function app.update_milestone_activity();

-- Sets a milestone's audience. Only the person who added it can make it private.
create or replace function app.share_milestone(of_family uuid, milestone_id uuid, with_whom text) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update milestones set audience = with_whom, updated_at = clock_timestamp()
      where id = milestone_id and family_id = of_family and family_id = any (array(select app.families_where('milestones.edit')))
        and (added_by = app.user_id() or (audience <> 'private' and with_whom <> 'private'))
      returning id;
  end;

grant execute on function app.share_milestone to app_rw;

create policy members_read on milestones for select to app_rw
  using (family_id = any (array(select app.my_families())) and (audience <> 'private' or added_by = app.user_id()));
create policy editors_add on milestones for insert to app_rw
  with check (family_id = any (array(select app.families_where('milestones.edit'))) and added_by = app.user_id());
create policy editors_update on milestones for update to app_rw
  using (family_id = any (array(select app.families_where('milestones.edit'))) and (audience <> 'private' or added_by = app.user_id()));
create policy editors_delete on milestones for delete to app_rw
  using (family_id = any (array(select app.families_where('milestones.edit'))) and (audience <> 'private' or added_by = app.user_id()));
create policy worker_all on milestones to app_worker using (true) with check (true);

create policy members_read on photo_milestones for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from photos where photos.family_id = photo_milestones.family_id and photos.id = photo_milestones.photo_id)
    and exists (select from milestones
      where milestones.family_id = photo_milestones.family_id and milestones.id = photo_milestones.milestone_id));
create policy editors_add on photo_milestones for insert to app_rw
  with check (family_id = any (array(select app.families_where('milestones.edit')))
    or family_id = any (array(select app.families_where('photos.edit_own'))) and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_milestones.family_id and photo.id = photo_milestones.photo_id and photo.added_by = app.user_id())));
create policy editors_delete on photo_milestones for delete to app_rw
  using (family_id = any (array(select app.families_where('milestones.edit')))
    or family_id = any (array(select app.families_where('photos.edit_own'))) and (family_id = any (array(select app.families_where('photos.edit')))
      or exists (select from photos photo
        where photo.family_id = photo_milestones.family_id and photo.id = photo_milestones.photo_id and photo.added_by = app.user_id())));
create policy worker_all on photo_milestones to app_worker using (true) with check (true);
