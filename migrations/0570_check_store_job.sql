-- The weekly check and its waiting jobs are renamed. Files that are being added again no longer wait for a schedule: a waiting
-- run of it looks for them once more, and then adds itself again while there are any.

do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  update graphile_worker._private_tasks set identifier = 'check-store' where identifier = 'count-untracked';
  update graphile_worker._private_known_crontabs set identifier = 'check-store' where identifier = 'count-untracked';
  delete from graphile_worker._private_known_crontabs where identifier = 'finish-untracked';
end;
$$;
