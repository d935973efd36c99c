-- People read what happened to their own account: entries without a family that they caused or that are about them.

create index audit_log_actor on audit_log (actor_id, created_at desc, id desc) where family_id is null;
create index audit_log_subject on audit_log (subject_id, created_at desc, id desc) where family_id is null;

create policy people_read_own on audit_log for select to app_rw
  using (family_id is null and app.user_id() in (actor_id, subject_id));

-- With the account go the addresses and devices it was used from.
create function app.forget_devices_in_record() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update audit_log set details = details - 'address' - 'user_agent'
    where family_id is null and (actor_id = old.id or subject_id = old.id);
  return null;
end;
$$;
revoke all on function app.forget_devices_in_record from public;
create trigger forget_devices after delete on profiles for each row execute function app.forget_devices_in_record();
