-- A domain that was shown to be a family's is looked at again: names change hands. One whose record is gone for some days leads
-- here no more, and its owner is told before.

alter table family_addresses
  add looked_at timestamptz,
  -- Since when the record of a proven domain was not found.
  add missing_since timestamptz;
create index family_addresses_to_look_at on family_addresses (looked_at nulls first) where proven_at is not null;

grant select, update (proven_at, looked_at, missing_since) on family_addresses to app_worker;
create policy worker_reads on family_addresses for select to app_worker using (true);
create policy worker_updates on family_addresses for update to app_worker using (true);
-- Whoever proves a domain, or changes it, begins anew.
grant update (looked_at, missing_since) on family_addresses to app_rw;

create or replace function app.prove_domain(in_family uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  shown text := (select domain from family_addresses where family_id = in_family
    and in_family = any (array(select app.my_owned_families())));
begin
  update family_addresses set proven_at = null, missing_since = null where domain = shown and family_id <> in_family;
  update family_addresses set proven_at = now(), looked_at = now(), missing_since = null
    where domain = shown and family_id = in_family;
end;
$$;
