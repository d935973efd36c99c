-- A deleted letter isn't in the feed any more.
create or replace function app.remove_capsule_activity() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from family_activities
    where activity_type = 'capsule_opened' and metadata ->> 'capsule_id' = old.id::text and family_id = old.family_id;
  return null;
end;
$$;
create trigger capsule_activity_gone after delete on capsules for each row when (old.opened_at is not null)
  execute function app.remove_capsule_activity();

create policy audience_reads on capsules for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and (audience = 'family' or author_id = app.user_id() or recipient_id = app.user_id()));
create policy authors_add on capsules for insert to app_rw
  with check (family_id = any (array(select app.families_where('photos.add'))) and author_id = app.user_id() and opens_at > now());
-- A new date, or a key that works here. The server's key is authenticated together with the date.
create policy adders_update on capsules for update to app_rw
  using (opened_at is null and family_id = any (array(select app.families_where('photos.add'))));
-- Until it opens, only by its author. Then also by the owner, if everyone in the family sees it.
create policy authors_delete on capsules for delete to app_rw
  using (family_id = any (array(select app.my_families())) and (author_id = app.user_id()
    or opened_at is not null and audience = 'family' and family_id = any (array(select app.families_where('comments.moderate')))));
create policy worker_all on capsules to app_worker using (true) with check (true);

-- However a file is deleted (alone, with its letter or its family), its objects are deleted too.
create trigger capsule_file_gone after delete on capsule_files
  for each row execute function app.remove_objects('letters', 'id');
create trigger capsule_clip_gone after delete on capsule_files
  for each row when (old.clip_id is not null) execute function app.remove_objects('letters', 'clip_id');

-- Visible to those who see the letter, or to the author while it's being written.
create policy audience_reads on capsule_files for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and case when capsule_id is null then added_by = app.user_id()
      else exists (select from capsules where capsules.family_id = capsule_files.family_id and capsules.id = capsule_id) end);
-- Only into and out of the author's own letters that wait.
create policy authors_update on capsule_files for update to app_rw
  using (about is not null and added_by = app.user_id() and family_id = any (array(select app.families_where('photos.add')))
    and (capsule_id is null or exists (select from capsules where capsules.family_id = capsule_files.family_id and capsules.id = capsule_id
      and capsules.author_id = app.user_id() and capsules.opened_at is null)));
create policy authors_delete on capsule_files for delete to app_rw
  using (capsule_id is null and added_by = app.user_id() and family_id = any (array(select app.my_families())));
create policy worker_all on capsule_files to app_worker using (true) with check (true);
