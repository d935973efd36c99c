-- People change the address of their account, and undo it from the old one.

alter table sign_in_challenges drop constraint sign_in_challenges_purpose_check;
alter table sign_in_challenges add constraint sign_in_challenges_purpose_check
  check (purpose in ('sign-in', 'sign-up', 'proof', 'reset', 'email-change'));

create table email_changes (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  old_email text not null,
  new_email text not null,
  -- SHA-256 of the token in the email to the old address.
  undo_hash text not null unique,
  undo_expires_at timestamptz not null,
  -- Also set when an earlier change was undone: its link is void from then on.
  undone_at timestamptz,
  changed_at timestamptz not null
);
create index email_changes_user on email_changes (user_id, changed_at);
create index email_changes_expiry on email_changes (undo_expires_at);

alter table email_changes enable row level security;
grant select, insert, update, delete on email_changes to app_auth;
create policy auth_all on email_changes to app_auth using (true) with check (true);

-- An undo removes what was added to get in since the change.
alter table recovery_codes add column created_at timestamptz not null default now();
grant delete on api_keys to app_auth;
create policy auth_deletes on api_keys for delete to app_auth using (true);

-- The old address must not stay where others read it, and the payment provider sends its receipts to the new one.
create function app.follow_email_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update audit_log set
      actor_name = case when actor_id = new.id and actor_name = old.email then '' else actor_name end,
      subject_name = case when subject_id = new.id and subject_name = old.email then '' else subject_name end,
      details = case when subject_id = new.id and details ->> 'email' = old.email then details - 'email' else details end
    where family_id is not null and (actor_id = new.id or subject_id = new.id);
  if exists (select 1 from subscriptions where user_id = new.id) then
    perform app.add_job('update-billing-email', json_build_object('user_id', new.id), null, null, 25, 0);
  end if;
  return null;
end;
$$;
revoke all on function app.follow_email_change from public;
create trigger follow_email_change after update of email on profiles for each row
  when (old.email is distinct from new.email) execute function app.follow_email_change();
