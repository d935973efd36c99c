-- However a recording is deleted (alone, with its photo or its family), its objects are deleted too.
create trigger caption_objects_gone after delete on audio_captions
  for each row execute function app.remove_objects('captions', 'clip_id');

-- Visible to the people who see the photo.
create policy members_read on audio_captions for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from photos where photos.family_id = audio_captions.family_id and photos.id = audio_captions.photo_id));
-- By the person who recorded it, and by people who may edit the photo.
create policy editors_delete on audio_captions for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.edit_own'))) and (family_id = any (array(select app.families_where('photos.edit')))
      or added_by = app.user_id()
      or exists (select from photos photo
        where photo.family_id = audio_captions.family_id and photo.id = audio_captions.photo_id and photo.added_by = app.user_id()
          and photo.shown_audience is null)));
create policy worker_all on audio_captions to app_worker using (true) with check (true);
