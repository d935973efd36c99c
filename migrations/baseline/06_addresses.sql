-- Each family's address: a name below Hearthbook's host, and optionally a domain that its owner has verified.

create table family_addresses (
  family_id uuid primary key references families on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{1,58}[a-z0-9])?$'),
  domain text check (length(domain) <= 253),
  -- The required content of the domain's TXT record.
  domain_token text,
  proven_at timestamptz,
  looked_at timestamptz,
  -- Since when a verified domain's record has been missing.
  missing_since timestamptz,
  constraint family_addresses_check check ((domain is null) = (domain_token is null)),
  constraint family_addresses_check1 check (proven_at is null or domain is not null)
);
-- A domain leads to one family: the one that verified it last.
create unique index family_addresses_domain on family_addresses (domain) where proven_at is not null;
create index family_addresses_to_look_at on family_addresses (looked_at NULLS FIRST) where proven_at is not null;
alter table family_addresses enable row level security;
-- Changing a domain starts verification again.
grant select, update (slug, domain, domain_token, proven_at, looked_at, missing_since) on family_addresses to app_rw;
grant select, update (proven_at, looked_at, missing_since) on family_addresses to app_worker;
