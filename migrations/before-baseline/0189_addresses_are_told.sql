-- Web processes remember that nobody is at an address, and hear of every change that could make it wrong.

create function app.tell_of_addresses() returns trigger
  language plpgsql set search_path = public, pg_temp
as $$
begin
  perform pg_notify('family_addresses', '');
  return null;
end;
$$;
revoke all on function app.tell_of_addresses from public;
create trigger tell_of_addresses after insert or update of slug, domain, proven_at on family_addresses
  for each statement execute function app.tell_of_addresses();
create trigger tell_of_addresses after update of deleted_at on families
  for each statement execute function app.tell_of_addresses();
