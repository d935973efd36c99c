-- Guests see all that a family shares with its extended family: beside photos also milestones, and what children answered.

grant select (id, family_id, child_id, name, description, date, audience) on milestones to app_guest;
create policy guests_read on milestones for select to app_guest
  using (family_id = (select app.guest_family()) and audience = 'extended_family');

grant select (id, family_id, child_id, prompt_id, response_text, video_clip_id, storage_path, seekable_path, file_type, width,
  height, video_duration_ms, audience, answered_at, hidden_at) on child_personality_responses to app_guest;
create policy guests_read on child_personality_responses for select to app_guest
  using (family_id = (select app.guest_family()) and audience = 'extended_family' and hidden_at is null);

-- Which photo and which milestone may be seen is decided where these are read.
grant select (family_id, photo_id, milestone_id) on photo_milestones to app_guest;
create policy guests_read on photo_milestones for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from photos where photos.family_id = photo_milestones.family_id and photos.id = photo_milestones.photo_id)
    and exists (select 1 from milestones where milestones.family_id = photo_milestones.family_id
      and milestones.id = photo_milestones.milestone_id));

-- A question as far as an answer to it is shared, and a child's first name as far as something of theirs is.
grant select (id, family_id, prompt_key, prompt_text) on personality_prompts to app_guest;
create policy guests_read on personality_prompts for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from child_personality_responses answer where answer.family_id = personality_prompts.family_id
      and answer.prompt_id = personality_prompts.id));
grant select (id, family_id, first_name, deleted_at) on children to app_guest;
create policy guests_read on children for select to app_guest
  using (family_id = (select app.guest_family()) and deleted_at is null
    and (exists (select 1 from milestones where milestones.family_id = children.family_id and milestones.child_id = children.id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = children.family_id
        and answer.child_id = children.id)));

grant select (milestone_id, response_id), insert (milestone_id, response_id) on reactions to app_guest;
alter table reactions drop constraint reactions_guests_send_hearts;
alter table reactions add constraint reactions_guests_send_hearts check (guest_id is null or kind = 'heart');
create unique index reactions_once_by_guest_on_milestone on reactions (family_id, milestone_id, guest_id, kind)
  where guest_id is not null and milestone_id is not null;
create unique index reactions_once_by_guest_on_response on reactions (family_id, response_id, guest_id, kind)
  where guest_id is not null and response_id is not null;
alter policy guests_add on reactions
  with check (guest_id = app.guest_id() and family_id = (select app.guest_family()) and user_id is null and kind = 'heart'
    and (exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id)
      or exists (select 1 from milestones where milestones.family_id = reactions.family_id and milestones.id = reactions.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = reactions.family_id
        and answer.id = reactions.response_id)));
