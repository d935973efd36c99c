create policy members_read on categories for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on categories for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.edit'))));
-- People who put their own photos into a category lock its row, which `using` allows. Only `with check` allows changes.
create policy editors_update on categories for update to app_rw
  using (family_id = any (array(select app.families_where('photos.edit_own'))))
  with check (family_id = any (array(select app.families_where('photos.edit'))));
create policy editors_delete on categories for delete to app_rw
  using (family_id = any (array(select app.families_where('photos.edit'))));
create policy worker_all on categories to app_worker using (true) with check (true);
