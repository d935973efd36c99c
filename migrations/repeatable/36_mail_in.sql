create policy owners_read on mail_addresses for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_add on mail_addresses for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_update on mail_addresses for update to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_delete on mail_addresses for delete to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_reads on mail_addresses for select to app_worker using (true);

create policy owners_read on mail_senders for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_add on mail_senders for insert to app_rw
  with check (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_delete on mail_senders for delete to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_reads on mail_senders for select to app_worker using (true);
