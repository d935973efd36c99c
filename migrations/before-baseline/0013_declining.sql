-- Whoever is invited can say no: the invitation goes, and the owner's list no longer waits for them. Only the invited address
-- itself can; a link that was passed on can be accepted, not declined, by somebody else.
create function app.decline_invitation(hash text, entry uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  declined invitations;
begin
  delete from invitations using profiles me
    where invitations.token_hash = hash and invitations.accepted_at is null
      and me.id = app.user_id() and me.email_verified and me.email = invitations.email
    returning invitations.* into declined;
  if not found then return null; end if;
  -- Here, since whoever declines never belongs to the family and could not write into its history.
  insert into audit_log (id, action, actor_id, family_id, details)
    values (entry, 'invitation.declined', app.user_id(), declined.family_id,
      jsonb_build_object('email', declined.email, 'role', declined.role));
  return declined.family_id;
end;
$$;
revoke all on function app.decline_invitation from public;
grant execute on function app.decline_invitation to app_rw;
