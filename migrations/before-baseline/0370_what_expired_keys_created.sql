-- An invitation or a guest link that an API key created ends when the key expires, as it does when the key is revoked.
create function app.end_with_api_key() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.api_key_id is not null then
    new.expires_at := least(new.expires_at, (select expires_at from api_keys where id = new.api_key_id));
  end if;
  return new;
end;
$$;
revoke all on function app.end_with_api_key from public;
create trigger ends_with_api_key before insert or update of api_key_id, expires_at on invitations
  for each row execute function app.end_with_api_key();
create trigger ends_with_api_key before insert or update of api_key_id, expires_at on guests
  for each row execute function app.end_with_api_key();

update invitations set expires_at = expires_at where api_key_id is not null and accepted_at is null;
update guests set expires_at = expires_at where api_key_id is not null and revoked_at is null;
