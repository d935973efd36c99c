-- A key has any of four scopes, and works in all families of its person or in some. Families that are gone can stay in the list:
-- row-level security still asks for a membership.
alter table api_keys add column scopes text[],
  add column only_families uuid[] check (cardinality(only_families) between 1 and 100);
update api_keys set scopes = case
  when scope <> 'write' then array[scope]
  when family_id is null then array['read', 'add', 'edit', 'share']
  else array['read', 'add'] end;
alter table api_keys drop column scope,
  alter column scopes set not null,
  add constraint api_keys_scopes_check check (cardinality(scopes) > 0 and scopes <@ array['read', 'add', 'edit', 'share']),
  add constraint api_keys_device_check check (family_id is null or (scopes <@ array['read', 'add'] and only_families is null));
grant select (scopes, only_families) on api_keys to app_rw;
