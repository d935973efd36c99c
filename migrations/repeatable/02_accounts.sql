create or replace function app.notify_live_session_end() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('live', json_build_object('session_id', old.id)::text);
  return null;
end;
$$;
create trigger live_session_end after delete on auth_sessions
  for each row execute function app.notify_live_session_end();
create trigger live_key_end after delete on api_keys for each row execute function app.notify_live_session_end();

-- Whether the caller is an administrator. The guard sets it for the transaction, as it sets the user.
create or replace function app.is_admin() returns boolean
  language sql stable parallel safe
  return app.user_id() is not null and coalesce(current_setting('app.admin', true), '') = 'on';

create or replace function app.notify_session_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('session', old.id::text);
  return null;
end;
$$;
create trigger session_changed after delete or update of token, access_expires_at, expires_at on auth_sessions
  for each row execute function app.notify_session_change();
create trigger api_key_changed after delete or update of token_hash, expires_at on api_keys
  for each row execute function app.notify_session_change();

-- Others must no longer read the old address, and the payment provider sends its receipts to the new one.
create or replace function app.follow_email_change() returns trigger
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
create trigger follow_email_change after update of email on profiles for each row
  when (old.email is distinct from new.email) execute function app.follow_email_change();

create or replace function app.end_what_key_created() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from invitations where api_key_id = old.id and accepted_at is null;
  update guests set revoked_at = now() where api_key_id = old.id and revoked_at is null;
  return null;
end;
$$;
create trigger api_key_gone after delete on api_keys for each row execute function app.end_what_key_created();

-- An invitation or a guest link that an API key created ends when the key expires, as it does when the key is revoked.
create or replace function app.end_with_api_key() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.api_key_id is not null then
    new.expires_at := least(new.expires_at, (select expires_at from api_keys where id = new.api_key_id));
  end if;
  return new;
end;
$$;
create trigger ends_with_api_key before insert or update of api_key_id, expires_at on invitations
  for each row execute function app.end_with_api_key();
create trigger ends_with_api_key before insert or update of api_key_id, expires_at on guests
  for each row execute function app.end_with_api_key();

grant execute on function app.is_admin to app_rw;

-- The caller's active session, for requests with its cookie. Verified in the transaction that they need anyway.
create or replace function app.own_session(cookie text, at timestamptz, created_after timestamptz)
  returns table (id uuid, user_id uuid, created_at timestamptz, updated_at timestamptz, proven_at timestamptz,
    multi_factor_at timestamptz, replaced_at timestamptz, ends_at timestamptz, email text, email_verified boolean, leaving boolean)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select session.id, session.user_id, session.created_at, session.updated_at, session.proven_at, session.multi_factor_at,
        session.replaced_at, session.expires_at, person.email, person.email_verified, leaving.user_id is not null
      from auth_sessions session
      join profiles person on person.id = session.user_id
      left join account_deletions leaving on leaving.user_id = session.user_id
      where session.token = cookie and session.user_id = app.user_id() and session.access_expires_at is null
        and session.expires_at > at and session.created_at > created_after;
  end;
grant execute on function app.own_session to app_rw;

create policy auth_all on profiles to app_auth using (true) with check (true);
create policy own_profile on profiles to app_rw using (id = app.user_id()) with check (id = app.user_id());
create policy worker_reads on profiles for select to app_worker using (true);
-- For the names in the audit log.
create policy admins_read on profiles for select to app_rw using ((select app.is_admin()));

create policy auth_all on auth_sessions to app_auth using (true) with check (true);

create policy auth_all on sign_in_challenges to app_auth using (true) with check (true);

create policy auth_all on user_settings to app_auth using (true) with check (true);
create policy own_settings on user_settings to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy worker_reads on user_settings for select to app_worker using (true);

create policy auth_all on user_preferences to app_auth using (true) with check (true);
create policy own_preferences on user_preferences to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());
create policy worker_reads on user_preferences for select to app_worker using (true);

create policy auth_all on passwords to app_auth using (true) with check (true);

create policy auth_all on authenticators to app_auth using (true) with check (true);

create policy auth_all on recovery_codes to app_auth using (true) with check (true);

create policy auth_all on second_factor_tickets to app_auth using (true) with check (true);

create policy auth_all on passkeys to app_auth using (true) with check (true);

create policy auth_all on passkey_challenges to app_auth using (true) with check (true);

create policy auth_all on provider_identities to app_auth using (true) with check (true);

create policy auth_all on provider_sign_ins to app_auth using (true) with check (true);

create policy own_keys on api_keys to app_rw using (user_id = app.user_id())
  with check (user_id = app.user_id() and family_id is null);
create policy auth_reads on api_keys for select to app_auth using (true);
create policy auth_notes on api_keys for update to app_auth using (true);
create policy auth_deletes on api_keys for delete to app_auth using (true);

create policy auth_all on known_browsers to app_auth using (true) with check (true);

create policy auth_all on email_changes to app_auth using (true) with check (true);
