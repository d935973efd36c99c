-- Addresses of photos work only in the session they were made for. Web processes cache which sessions are live and drop
-- what they know of one when it's named here: it ended, its token was replaced, or its end was moved.

create function app.tell_session_change() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('session', old.id::text);
  return null;
end;
$$;
create trigger session_changed after delete or update of token, access_expires_at, expires_at on auth_sessions
  for each row execute function app.tell_session_change();
create trigger api_key_changed after delete or update of token_hash, expires_at on api_keys
  for each row execute function app.tell_session_change();

revoke all on function app.tell_session_change from public;
