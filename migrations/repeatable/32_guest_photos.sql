-- Who can edit an album decides on the photos that guests sent to it.
create policy editors_read on guest_photos for select to app_rw
  using (family_id = any (array(select app.my_families())) and album_id = any (array(select app.albums_to('edit'))));
create policy editors_delete on guest_photos for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.add'))) and album_id = any (array(select app.albums_to('edit'))));
create policy worker_all on guest_photos to app_worker using (true) with check (true);
-- Declined, or deleted with the album or the family.
create trigger guest_photo_objects_gone after delete on guest_photos
  for each row when (not old.is_added) execute function app.remove_objects('photos', 'id');
