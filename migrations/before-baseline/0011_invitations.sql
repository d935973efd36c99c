-- Invitations into a family: of one address, for seven days, used once. The link's token is not here, only its hash.

create table invitations (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  email text not null check (email = lower(trim(email)) and length(email) between 3 and 254),
  role text not null check (role in ('editor', 'viewer')),
  note text check (length(note) <= 1000),
  -- Of the mail, where the person has no account whose language is known.
  language text not null check (language in ('en', 'es', 'fr')),
  token_hash text not null unique,
  invited_by uuid references profiles on delete set null,
  mail_state text not null default 'waiting' check (mail_state in ('waiting', 'sent', 'failed')),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references profiles on delete set null,
  unique (family_id, id)
);
create unique index invitations_pending on invitations (family_id, email) where accepted_at is null;
create index invitations_address on invitations (email) where accepted_at is null;
create index invitations_expiry on invitations (expires_at);

-- What a link opens, for whoever is signed in and holds it; the one who used it is still led to the family.
create function app.read_invitation(hash text)
  returns table (id uuid, family_id uuid, family_name text, email text, role text, note text, expires_at timestamptz,
    inviter_first_name text, inviter_last_name text, inviter_email text, state text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select invitation.id, invitation.family_id, family.name, invitation.email, invitation.role, invitation.note,
        invitation.expires_at, inviter.first_name, inviter.last_name, inviter.email,
        case when invitation.family_id = any (array(select app.my_families())) then 'member'
          when invitation.accepted_at is not null then 'used'
          when invitation.expires_at <= now() then 'expired'
          else 'open' end
      from invitations invitation
      join families family on family.id = invitation.family_id and family.deleted_at is null
      left join profiles inviter on inviter.id = invitation.invited_by
      where invitation.token_hash = hash and app.user_id() is not null;
  end;

-- Open invitations to the caller's own, proven address.
create function app.my_invitations()
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

-- Makes the caller a member, once: whoever comes second, in whatever order locks are had, meets what the first one did.
-- Answers 'joined', 'member', 'expired', 'unverified', or 'gone' for what is cancelled, used, or never was.
create function app.accept_invitation(hash text, new_member uuid) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
declare
  invitation invitations;
begin
  select * into invitation from invitations where token_hash = hash;
  if not found or app.user_id() is null or not app.lock_family(invitation.family_id) then return 'gone'; end if;
  -- Again, for it may have been cancelled or used while this waited for the family.
  select * into invitation from invitations where token_hash = hash for update;
  if not found then return 'gone'; end if;
  if invitation.family_id = any (array(select app.my_families())) then return 'member'; end if;
  if invitation.accepted_at is not null then return 'gone'; end if;
  if invitation.expires_at <= clock_timestamp() then return 'expired'; end if;
  if not exists (select 1 from profiles where id = app.user_id() and email_verified) then return 'unverified'; end if;
  insert into family_members (id, family_id, user_id, role)
    values (new_member, invitation.family_id, app.user_id(), invitation.role);
  update invitations set accepted_at = clock_timestamp(), accepted_by = app.user_id() where id = invitation.id;
  return 'joined';
end;
$$;

revoke all on function app.read_invitation, app.my_invitations, app.accept_invitation from public;
grant execute on function app.read_invitation, app.my_invitations, app.accept_invitation to app_rw;

alter table invitations enable row level security;
grant select, insert, delete on invitations to app_rw;
grant update (expires_at, mail_state) on invitations to app_rw;
create policy owners_read on invitations for select to app_rw
  using (family_id = any (array(select app.my_owned_families())));
create policy owners_invite on invitations for insert to app_rw
  with check (family_id = any (array(select app.my_owned_families())) and invited_by = app.user_id());
create policy owners_renew on invitations for update to app_rw
  using (family_id = any (array(select app.my_owned_families())) and accepted_at is null);
create policy owners_cancel on invitations for delete to app_rw
  using (family_id = any (array(select app.my_owned_families())) and accepted_at is null);

grant select, delete on invitations to app_worker;
grant update (mail_state) on invitations to app_worker;
create policy worker_all on invitations to app_worker using (true) with check (true);
