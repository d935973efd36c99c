-- An invitation or a guest link that an API key created ends with the key, whichever way that ends.
alter table invitations add column api_key_id uuid;
alter table guests add column api_key_id uuid;
create index invitations_of_key on invitations (api_key_id) where api_key_id is not null;
create index guests_of_key on guests (api_key_id) where api_key_id is not null;
grant select (api_key_id), insert (api_key_id), update (api_key_id) on guests to app_rw;
grant update (api_key_id) on invitations to app_rw;

create function app.end_what_key_created() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from invitations where api_key_id = old.id and accepted_at is null;
  update guests set revoked_at = now() where api_key_id = old.id and revoked_at is null;
  return null;
end;
$$;
revoke all on function app.end_what_key_created from public;
create trigger api_key_gone after delete on api_keys for each row execute function app.end_what_key_created();
