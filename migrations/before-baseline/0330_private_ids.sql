-- What points at something private is as private as the thing itself: an id or a count gives it away.

drop policy members_read on activity_bursts;
create policy members_read on activity_bursts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from family_activities activity where activity.burst_id = activity_bursts.id));

drop policy members_read on photo_milestones;
create policy members_read on photo_milestones for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from photos where photos.family_id = photo_milestones.family_id and photos.id = photo_milestones.photo_id)
    and exists (select from milestones
      where milestones.family_id = photo_milestones.family_id and milestones.id = photo_milestones.milestone_id));

-- Books, their codes, avatars and groups of similar photos may name a photo that became private after it was chosen.
-- The app may learn which ids those are, so that no export names them.
create function app.ids_private_to_others() returns table (id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select photos.id from photos
      where family_id = any (array(select app.my_families())) and audience = 'private' and added_by is distinct from app.user_id()
    union all
    select milestones.id from milestones
      where family_id = any (array(select app.my_families())) and audience = 'private' and added_by is distinct from app.user_id()
    union all
    select answer.id from child_personality_responses answer
      where family_id = any (array(select app.my_families())) and audience = 'private' and added_by is distinct from app.user_id();
  end;
revoke all on function app.ids_private_to_others from public;
grant execute on function app.ids_private_to_others to app_rw;
