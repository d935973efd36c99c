-- Members see and change their own subscription; people who make books also those of people without an account, and see who
-- else gets the gazette. Only the person at the address confirms it, which is up to the background role.
create policy subscribers_read on gazette_subscribers for select to app_rw
  using ((user_id = app.user_id() and family_id = any (array(select app.my_families())))
    or family_id = any (array(select app.families_where('books.edit'))));
create policy members_subscribe on gazette_subscribers for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.my_families())));
create policy editors_add on gazette_subscribers for insert to app_rw
  with check (user_id is null and confirmed_at is null and sent_month is null
    and family_id = any (array(select app.families_where('books.edit'))));
create policy members_update on gazette_subscribers for update to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())));
create policy editors_update on gazette_subscribers for update to app_rw
  using (user_id is null and family_id = any (array(select app.families_where('books.edit'))));
create policy members_unsubscribe on gazette_subscribers for delete to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())));
create policy editors_remove on gazette_subscribers for delete to app_rw
  using (user_id is null and family_id = any (array(select app.families_where('books.edit'))));
create policy worker_all on gazette_subscribers to app_worker using (true) with check (true);
