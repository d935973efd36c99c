-- Guests hear what is said to the photos that they see.
grant select (photo_id, family_id, clip_id, storage_path, seekable_path, file_type) on audio_captions to app_guest;
create policy guests_read on audio_captions for select to app_guest
  using (family_id = (select app.guest_family())
    and exists (select 1 from photos where photos.family_id = audio_captions.family_id and photos.id = audio_captions.photo_id));
