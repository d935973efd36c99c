-- Families and who belongs to them: the tenant, and the key that everything else carries.

create table families (
  id uuid primary key,
  name text not null check (length(trim(name)) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table family_members (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  invitation_status text not null default 'accepted' check (invitation_status in ('accepted')),
  created_at timestamptz not null default now(),
  unique (family_id, user_id),
  unique (family_id, id)
);
create index family_members_user on family_members (user_id);
-- Exactly one owner: at most one by this index, at least one by the verbs that hand a family over.
create unique index family_members_one_owner on family_members (family_id) where role = 'owner';

-- Families that the caller may read. SECURITY DEFINER: asking family_members through its own policy would not end.
create function app.my_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family_id from family_members where user_id = app.user_id();
  end;

-- Families in which the caller may add and edit.
create function app.my_edited_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family_id from family_members where user_id = app.user_id() and role in ('owner', 'editor');
  end;

create function app.my_owned_families() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select family_id from family_members where user_id = app.user_id() and role = 'owner';
  end;

create function app.my_relatives() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select theirs.user_id from family_members mine
      join family_members theirs on theirs.family_id = mine.family_id
      where mine.user_id = app.user_id();
  end;

-- The only way a family begins: with its creator as owner, in one step.
create function app.create_family(new_family_id uuid, new_member_id uuid, family_name text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if app.user_id() is null then
    raise exception 'a family needs a person' using errcode = '42501';
  end if;
  insert into families (id, name) values (new_family_id, family_name);
  insert into family_members (id, family_id, user_id, role) values (new_member_id, new_family_id, app.user_id(), 'owner');
end;
$$;

revoke all on all functions in schema app from public;
grant execute on all functions in schema app to app_rw, app_worker;

alter table families enable row level security;
alter table family_members enable row level security;

grant select on families, family_members to app_rw;
grant update (name, updated_at) on families to app_rw;
create policy members_read on families for select to app_rw
  using (id = any (array(select app.my_families())));
create policy owners_update on families for update to app_rw
  using (id = any (array(select app.my_owned_families())));
create policy members_read on family_members for select to app_rw
  using (family_id = any (array(select app.my_families())));

create policy relatives_read on profiles for select to app_rw
  using (id = any (array(select app.my_relatives())));

grant select on families, family_members to app_worker;
create policy worker_reads on families for select to app_worker using (true);
create policy worker_reads on family_members for select to app_worker using (true);

-- Tells every web process at once that somebody's access changed, so that remembered memberships end.
create function app.tell_membership_changed() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_notify('membership', old.user_id::text);
  return null;
end;
$$;
create trigger membership_changed after update or delete on family_members
  for each row execute function app.tell_membership_changed();
