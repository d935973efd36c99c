-- One challenge per address and browser: what a stranger asks for replaces nothing of the owner's.
drop index sign_in_challenges_email;
create unique index sign_in_challenges_browser on sign_in_challenges (email, purpose, browser_hash) where used_at is null;

alter table sign_in_challenges
  -- Why an address without an account may get one; null where it may not.
  add column sign_up_by text check (sign_up_by in ('open', 'invitation', 'setup')),
  -- The code was right and the address has no account: until then its person may say their name in this browser.
  add column name_owed_until timestamptz;

-- Browsers in which a person has signed in. Their quotas are their own, and a sign-in elsewhere is a new device.
create table known_browsers (
  user_id uuid not null references profiles on delete cascade,
  -- SHA-256 of the secret in the browser's cookie.
  browser_hash text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, browser_hash)
);
create index known_browsers_unused on known_browsers (last_used_at);
alter table known_browsers enable row level security;
grant select, insert, update, delete on known_browsers to app_auth;
create policy auth_all on known_browsers to app_auth using (true) with check (true);

-- Wrong second factors since the last right one, to warn about a run of them.
alter table authenticators
  add column refused_count integer not null default 0,
  add column refused_since timestamptz;

-- Invitations are read and answered before anyone has signed in: the token's hash is the permission.
create or replace function app.read_invitation(hash text)
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
      where invitation.token_hash = hash;
  end;
grant execute on function app.read_invitation to app_auth;

-- Whether an open invitation was sent to this address, or has this token.
create function app.is_invited(address text, hash text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select exists (
      select 1 from invitations invitation
        join families family on family.id = invitation.family_id and family.deleted_at is null
        where (invitation.email = address or invitation.token_hash = hash)
          and invitation.accepted_at is null and invitation.expires_at > now());
  end;
revoke all on function app.is_invited from public;
grant execute on function app.is_invited to app_auth;

-- Declines for someone whose emailed link proves the address, without an account.
create function app.decline_emailed_invitation(hash text, entry uuid) returns uuid
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
revoke all on function app.decline_emailed_invitation from public;
grant execute on function app.decline_emailed_invitation to app_auth;

-- Signing a device out also ends what its browser is known for.
alter table auth_sessions add column browser_hash text;
