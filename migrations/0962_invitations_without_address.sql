-- An owner invites someone by name, and sends the link: their address may be unknown.
alter table invitations
  alter column email drop not null,
  -- What the owner calls them.
  add column invited_name text check (length(invited_name) between 1 and 100),
  -- Anyone who gets such a link can join, so it never says which person they'll be.
  add check (email is not null or invited_name is not null and person_id is null);
