create policy worker_all on imports to app_worker using (true) with check (true);
create policy own_read on imports for select to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_families())));
create policy own_add on imports for insert to app_rw
  with check (user_id = app.user_id() and state = 'gathering' and family_id = any (array(select app.families_where('imports.run'))));
create policy own_update on imports for update to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.families_where('imports.run'))));
create policy own_delete on imports for delete to app_rw
  using (user_id = app.user_id() and state = 'gathering' and family_id = any (array(select app.families_where('imports.run'))));

create policy worker_all on import_items to app_worker using (true) with check (true);
create policy own_read on import_items for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and import_id in (select imports.id from imports where imports.user_id = app.user_id()));

create policy worker_all on import_sources to app_worker using (true) with check (true);
create policy own_read on import_sources for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and import_id in (select imports.id from imports where imports.user_id = app.user_id()));
