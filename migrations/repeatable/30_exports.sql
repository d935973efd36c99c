create policy own_exports on exports for select to app_rw
  using (requested_by = app.user_id() and (
    kind = 'account'
    or kind = 'film' and family_id = any (array(select app.families_where('photos.view')))
    or kind = 'selection' and family_id = any (array(select app.families_where('photos.save')))
    or kind = 'profile' and family_id = any (array(select app.my_families()))
      and (parameters ->> 'child_id')::uuid = any (array(select app.grown_children('own')))
    or kind in ('family', 'child') and family_id = any (array(select app.families_where('family.manage')))));
create policy own_new_exports on exports for insert to app_rw
  with check (requested_by = app.user_id() and (
    kind = 'account'
    or kind = 'film' and family_id = any (array(select app.families_where('photos.view')))
    or kind = 'selection' and family_id = any (array(select app.families_where('photos.save')))
    or kind = 'profile' and family_id = any (array(select app.my_families()))
      and (parameters ->> 'child_id')::uuid = any (array(select app.grown_children('own')))
    or kind in ('family', 'child') and family_id = any (array(select app.families_where('family.manage')))));
-- Ends a film that's being made, too.
create policy own_films_end on exports for delete to app_rw
  using (requested_by = app.user_id() and kind = 'film' and family_id = any (array(select app.families_where('photos.view'))));
create policy worker_all on exports to app_worker using (true) with check (true);

-- Ends exports whose job was killed too often: those of the caller, and in background jobs everyone's. Two statements, because
-- an OR of both couldn't use an index.
create or replace function app.fail_dead_exports() returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update exports set state = 'failed', finished_at = now()
      where requested_by = app.user_id() and state in ('waiting', 'running') and not app.job_lives('export:' || id);
    update exports set state = 'failed', finished_at = now()
      where app.user_id() is null and state in ('waiting', 'running') and not app.job_lives('export:' || id);
  end;

grant execute on function app.fail_dead_exports to app_rw, app_worker;
