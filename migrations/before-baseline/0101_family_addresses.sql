-- Each family's own address: a name below the host of Hearthbook, and perhaps a domain that its owner has shown to be theirs.
-- Whoever knows the address learns the family's name and nothing else; names that nobody chose end in letters that nobody guesses.

create function app.slug_of(words text) returns text
  language sql immutable parallel safe set search_path = public, pg_temp
as $$
  select coalesce(nullif(trim(both '-' from left(regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC))), '[^a-z0-9]+', '-', 'g'), 40)), ''), 'family')
$$;

create table family_addresses (
  family_id uuid primary key references families on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{1,58}[a-z0-9])?$'),
  domain text check (length(domain) <= 253),
  -- What the domain's TXT record has to say.
  domain_token text,
  proven_at timestamptz,
  check ((domain is null) = (domain_token is null)),
  check (proven_at is null or domain is not null)
);
-- A domain leads to one family: the one that showed it last.
create unique index family_addresses_domain on family_addresses (domain) where proven_at is not null;

create function app.give_address() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into family_addresses (family_id, slug)
    values (new.id, app.slug_of(new.name) || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8));
  return null;
end;
$$;
create trigger give_address after insert on families for each row execute function app.give_address();
insert into family_addresses (family_id, slug)
  select id, app.slug_of(name) || '-' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 8) from families;

-- For somebody at the door: which family an address belongs to. Nothing else of a family is told by its address.
create function app.family_at(in_slug text, in_domain text) returns table (id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select families.id, families.name from family_addresses address join families on families.id = address.family_id
      where families.deleted_at is null
        and (address.slug = in_slug or (address.domain = in_domain and address.proven_at is not null));
  end;

-- The domain of a family of the caller's was shown to be theirs: another family's claim to it ends.
create function app.prove_domain(in_family uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  shown text := (select domain from family_addresses where family_id = in_family
    and in_family = any (array(select app.my_owned_families())));
begin
  update family_addresses set proven_at = null where domain = shown and family_id <> in_family;
  update family_addresses set proven_at = now() where domain = shown and family_id = in_family;
end;
$$;

revoke all on function app.slug_of, app.give_address, app.family_at, app.prove_domain from public;
grant execute on function app.family_at to app_auth;
grant execute on function app.prove_domain to app_rw;

alter table family_addresses enable row level security;
grant select, update (slug, domain, domain_token, proven_at) on family_addresses to app_rw;
create policy owners_read on family_addresses for select to app_rw
  using (family_id = any (array(select app.my_owned_families())));
create policy owners_update on family_addresses for update to app_rw
  using (family_id = any (array(select app.my_owned_families())));
