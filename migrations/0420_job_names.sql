-- Waiting jobs are renamed with their task.

do $$
begin
  if to_regclass('graphile_worker._private_tasks') is null then return; end if;
  update graphile_worker._private_tasks task set identifier = renamed.name
    from (values
      ('tell-invitee', 'notify-invitee'), ('tell-members', 'notify-members'), ('tell-of-joining', 'send-member-joined-mail'),
      ('deliver-notice', 'deliver-notification'), ('push-notice', 'push-notification'),
      ('write-down-answer', 'transcribe-answer'), ('do-photo-work', 'run-bulk-job'), ('tell-renewals', 'notify-renewals')
    ) renamed (former, name)
    where task.identifier = renamed.former;
  update graphile_worker._private_known_crontabs set identifier = 'notify-renewals' where identifier = 'tell-renewals';
end;
$$;
