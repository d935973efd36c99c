-- Invitations are read and answered before anyone has signed in: the token's hash is the permission.
create or replace function app.read_invitation(hash text)
  returns table (id uuid, family_id uuid, family_name text, email text, invited_name text, role text, note text,
    expires_at timestamptz, inviter_first_name text, inviter_last_name text, inviter_email text, state text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select invitation.id, invitation.family_id, family.name, invitation.email, invitation.invited_name, invitation.role,
        invitation.note, invitation.expires_at, inviter.first_name, inviter.last_name, inviter.email,
        case when invitation.family_id = any (array(select app.my_families())) then 'member'
          when invitation.accepted_at is not null then 'used'
          when invitation.expires_at <= now() then 'expired'
          else 'open' end
      from invitations invitation
      join families family on family.id = invitation.family_id and family.deleted_at is null
      left join profiles inviter on inviter.id = invitation.invited_by
      where invitation.token_hash = hash;
  end;

-- Open invitations to the caller's verified address.
create or replace function app.my_invitations()
  returns table (id uuid, family_name text, role text, expires_at timestamptz, inviter_first_name text,
    inviter_last_name text, inviter_email text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select invitation.id, family.name, invitation.role, invitation.expires_at, inviter.first_name, inviter.last_name,
        inviter.email
      from profiles me
      join invitations invitation on invitation.email = me.email and invitation.accepted_at is null
      join families family on family.id = invitation.family_id and family.deleted_at is null
      left join profiles inviter on inviter.id = invitation.invited_by
      where me.id = app.user_id() and me.email_verified and invitation.expires_at > now()
        and not invitation.family_id = any (array(select app.my_families()))
      order by invitation.created_at, invitation.id
      limit 20;
  end;

-- Makes the caller a member, exactly once even if called concurrently.
-- Returns 'joined', 'member', 'expired', 'unverified', or 'gone' if it was canceled, used, or never existed.
create or replace function app.accept_invitation(hash text, new_member uuid) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  invitation invitations;
begin
  select * into invitation from invitations where token_hash = hash;
  if not found or app.user_id() is null or not app.lock_family(invitation.family_id) then return 'gone'; end if;
  -- Read again: it may have been canceled or used while this waited for the lock.
  select * into invitation from invitations where token_hash = hash for update;
  if not found then return 'gone'; end if;
  if invitation.family_id = any (array(select app.my_families())) then return 'member'; end if;
  if invitation.accepted_at is not null then return 'gone'; end if;
  if invitation.expires_at <= clock_timestamp() then return 'expired'; end if;
  -- Without a mail server, the link that brought someone in doesn't prove their address.
  if invitation.email is not null
    and not exists (select 1 from profiles where id = app.user_id() and (email_verified or email = invitation.email))
    then return 'unverified'; end if;
  insert into family_members (id, family_id, user_id, role)
    values (new_member, invitation.family_id, app.user_id(), invitation.role);
  update invitations set accepted_at = clock_timestamp(), accepted_by = app.user_id() where id = invitation.id;
  -- Unless someone linked the person to another account since.
  update people set user_id = app.user_id(), updated_at = clock_timestamp()
    where family_id = invitation.family_id and id = invitation.person_id and user_id is null and deleted_at is null;
  return 'joined';
end;
$$;

-- Deletes a declined invitation. Only the invited address can decline: another person with the link can only accept.
create or replace function app.decline_invitation(hash text, entry uuid) returns uuid
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
  -- Here, because the person isn't a member and couldn't write to the family's log.
  insert into audit_log (id, action, actor_id, family_id, details)
    values (entry, 'invitation.declined', app.user_id(), declined.family_id,
      jsonb_build_object('email', declined.email, 'role', declined.role));
  return declined.family_id;
end;
$$;

create or replace function app.notify_invitee() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_job('notify-invitee', json_build_object('invitation_id', new.id), 'notify-invitee:' || new.id, null, 10, 0);
  else
    -- Accepted or withdrawn: there's nothing left to answer.
    delete from notifications
      where family_id = old.family_id and kind = 'invitation' and bundle = old.family_id || ' invitation ' || old.id;
  end if;
  return null;
end;
$$;
create trigger invitation_made after insert on invitations for each row execute function app.notify_invitee();
create trigger invitation_over after delete or update of accepted_at on invitations
  for each row execute function app.notify_invitee();

-- Whether an open invitation was sent to this address, or has this token.
create or replace function app.is_invited(address text, hash text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (
      select 1 from invitations invitation
        join families family on family.id = invitation.family_id and family.deleted_at is null
        where (invitation.email = address or invitation.token_hash = hash)
          and invitation.accepted_at is null and invitation.expires_at > now());
  end;

-- Whether the caller may make a sign-in link for a member: an account that also opens families of other owners isn't theirs to open.
create or replace function app.may_let_in(person uuid, family uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family = any (array(select app.families_where('members.manage')))
      and exists (select from family_members member where member.user_id = person and member.family_id = family and member.role <> 'owner')
      and not exists (
        select from family_members other
          where other.user_id = person and not other.family_id = any (array(select app.families_where('members.manage'))));
  end;

-- Behind the operations that make sign-in links: someone vouches for a member of a family they own, or for their own account
-- in a session of theirs, for a short time.
create or replace function app.check_vouched_link() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if new.made_in is not null then
    if exists (select from auth_sessions session join profiles me on me.id = session.user_id
      where session.id = new.made_in and me.id = new.vouched_by and me.email = new.email
        and new.link_expires_at <= now() + interval '1 hour') then return new; end if;
  elsif exists (select from profiles person
    join family_members member on member.user_id = person.id and member.role <> 'owner'
    join family_members owner on owner.family_id = member.family_id and owner.role = 'owner'
    where person.email = new.email and owner.user_id = new.vouched_by) then return new; end if;
  raise insufficient_privilege using message = 'this sign-in link isn''t theirs to make';
end;
$$;
create trigger vouched_link before insert or update of email, vouched_by, made_in on sign_in_challenges
  for each row when (new.vouched_by is not null or new.made_in is not null) execute function app.check_vouched_link();

-- Whether a link that anyone can use may give this role: it changes nothing that others added (invitations.rules.ts).
create or replace function app.may_join_by_link(joining text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select not exists (select from app.role_capabilities granted where granted.role = joining and granted.capability <> all
      (array['family.view', 'family.leave', 'photos.view', 'photos.add', 'photos.edit_own', 'photos.delete_own', 'photos.save',
        'comments.add']));
  end;

-- Declines for someone whose emailed link proves the address, without an account.
create or replace function app.decline_emailed_invitation(hash text, entry uuid) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  declined invitations;
begin
  delete from invitations where token_hash = hash and accepted_at is null returning * into declined;
  if not found then return null; end if;
  insert into audit_log (id, action, actor_id, family_id, details)
    values (entry, 'invitation.declined', null, declined.family_id,
      jsonb_build_object('email', declined.email, 'role', declined.role));
  return declined.family_id;
end;
$$;

grant execute on function app.read_invitation to app_rw, app_auth;
grant execute on function app.my_invitations, app.accept_invitation, app.decline_invitation to app_rw;
grant execute on function app.may_let_in, app.may_join_by_link to app_rw;
grant execute on function app.is_invited, app.decline_emailed_invitation to app_auth;

create policy owners_read on invitations for select to app_rw
  using (family_id = any (array(select app.families_where('members.manage'))));
create policy owners_invite on invitations for insert to app_rw
  with check (family_id = any (array(select app.families_where('members.manage'))) and invited_by = app.user_id()
    and (email is not null or app.may_join_by_link(role)));
create policy owners_renew on invitations for update to app_rw
  using (family_id = any (array(select app.families_where('members.manage'))) and accepted_at is null);
create policy owners_cancel on invitations for delete to app_rw
  using (family_id = any (array(select app.families_where('members.manage'))) and accepted_at is null);
create policy worker_all on invitations to app_worker using (true) with check (true);
