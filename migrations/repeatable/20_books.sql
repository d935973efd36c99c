create policy members_read on books for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on books for insert to app_rw
  with check (family_id = any (array(select app.families_where('books.edit'))) and created_by = app.user_id());
create policy editors_update on books for update to app_rw
  using (family_id = any (array(select app.families_where('books.edit'))));
create policy editors_delete on books for delete to app_rw
  using (family_id = any (array(select app.families_where('books.edit'))));
create policy worker_reads on books for select to app_worker using (true);

create policy members_read on book_versions for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on book_versions for insert to app_rw
  with check (family_id = any (array(select app.families_where('books.edit'))) and saved_by = app.user_id());
create policy editors_delete on book_versions for delete to app_rw
  using (family_id = any (array(select app.families_where('books.edit'))));
create policy worker_reads on book_versions for select to app_worker using (true);

create policy members_read on book_files for select to app_rw using (family_id = any (array(select app.my_families())));
create policy members_add on book_files for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and asked_by = app.user_id());
create policy worker_all on book_files to app_worker using (true) with check (true);

create policy members_read on book_codes for select to app_rw using (family_id = any (array(select app.my_families())));
create policy editors_add on book_codes for insert to app_rw
  with check (family_id = any (array(select app.families_where('books.edit'))));
create policy worker_reads on book_codes for select to app_worker using (true);

-- Ends PDFs whose job was killed too often: those of the caller's families, and in background jobs everyone's.
create or replace function app.fail_dead_book_files() returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update book_files set state = 'failed', finished_at = now()
      where state in ('waiting', 'running') and not app.job_lives('book-file:' || id)
        and (app.user_id() is null or family_id = any (array(select app.my_families())));
  end;

grant execute on function app.fail_dead_book_files to app_rw, app_worker;
