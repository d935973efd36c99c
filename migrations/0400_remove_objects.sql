-- One job removes the objects of any deleted row. Converts waiting jobs to it.

do $$
declare
  waiting record;
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  for waiting in
    delete from graphile_worker._private_jobs job
      using graphile_worker._private_tasks task, (values
        ('remove-photo-objects', 'photos'), ('remove-answer-objects', 'answers'), ('remove-caption-objects', 'captions'),
        ('remove-book-objects', 'books'), ('remove-child-objects', 'children'), ('remove-family-objects', null),
        ('remove-person-objects', null)) old (name, place)
      where task.id = job.task_id and task.identifier = old.name
      returning job.run_at, case old.name
        when 'remove-person-objects' then 'users/' || (job.payload ->> 'user_id')
        else concat_ws('/', 'families', job.payload ->> 'family_id', old.place, coalesce(job.payload ->> 'photo_id',
          job.payload ->> 'clip_id', job.payload ->> 'book_id', job.payload ->> 'child_id'))
      end as folder
  loop
    perform graphile_worker.add_job('remove-objects', json_build_object('folder', waiting.folder),
      run_at => waiting.run_at, max_attempts => 25);
  end loop;
end;
$$;
