create or replace function app.slug_of(words text) returns text
  language sql immutable parallel safe set search_path = public, pg_temp
as $$
  select coalesce(nullif(trim(both '-' from left(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC))), '[^a-z0-9]+', '-', 'g'), 40)), ''), 'family')
$$;

create or replace function app.give_address() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into family_addresses (family_id, slug)
    values (new.id, app.slug_of(new.name) || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8));
  return null;
end;
$$;
create trigger give_address after insert on families for each row execute function app.give_address();

-- For visitors: which family an address belongs to, and nothing else about it.
create or replace function app.family_at(in_slug text, in_domain text) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select families.id, families.name from family_addresses address join families on families.id = address.family_id
      where families.deleted_at is null
        and (address.slug = in_slug or (address.domain = in_domain and address.proven_at is not null));
  end;

-- Marks the domain of the caller's family as verified, and ends another family's claim to it.
create or replace function app.prove_domain(in_family uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  shown text := (select domain from family_addresses where family_id = in_family
    and in_family = any (array(select app.families_where('family.manage'))));
begin
  update family_addresses set proven_at = null, missing_since = null
    where domain = shown and proven_at is not null and family_id <> in_family;
  update family_addresses set proven_at = now(), looked_at = now(), missing_since = null
    where domain = shown and family_id = in_family;
end;
$$;

create or replace function app.notify_address_change() returns trigger
  language plpgsql set search_path = public, pg_temp
as $$
begin
  perform pg_notify('family_addresses', '');
  return null;
end;
$$;
create trigger address_changed after insert or update of slug, domain, proven_at on family_addresses
  for each statement execute function app.notify_address_change();
create trigger address_changed after update of deleted_at on families
  for each statement execute function app.notify_address_change();

grant execute on function app.family_at to app_auth;
grant execute on function app.prove_domain to app_rw;

create policy owners_read on family_addresses for select to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy owners_update on family_addresses for update to app_rw
  using (family_id = any (array(select app.families_where('family.manage'))));
create policy worker_reads on family_addresses for select to app_worker using (true);
create policy worker_updates on family_addresses for update to app_worker using (true);
