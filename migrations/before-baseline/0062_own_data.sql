-- What people take with them, and how they leave.

create table data_exports (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  files_done integer not null default 0,
  files_total integer not null default 0,
  bytes bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  -- When the file goes.
  expires_at timestamptz
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at) where expires_at is not null;
-- One at a time.
create unique index data_exports_unfinished on data_exports (user_id) where state in ('waiting', 'running');

alter table data_exports enable row level security;
grant select, insert (id, user_id) on data_exports to app_rw;
create policy own_exports on data_exports for select to app_rw using (user_id = app.user_id());
create policy own_new_exports on data_exports for insert to app_rw with check (user_id = app.user_id());
grant select, update, delete on data_exports to app_worker;
create policy worker_all on data_exports to app_worker using (true) with check (true);

-- Accounts that go. Until then their person may keep them.
create table account_deletions (
  user_id uuid primary key references profiles on delete cascade,
  requested_at timestamptz not null default now(),
  purge_after timestamptz not null default now() + interval '30 days'
);
create index account_deletions_due on account_deletions (purge_after);

alter table account_deletions enable row level security;
grant select, insert (user_id), delete on account_deletions to app_rw;
create policy own_deletion on account_deletions to app_rw using (user_id = app.user_id()) with check (user_id = app.user_id());
grant select on account_deletions to app_auth, app_worker;
create policy auth_reads on account_deletions for select to app_auth using (true);
create policy worker_reads on account_deletions for select to app_worker using (true);

-- Ends every session and key of the caller, in the transaction that asks for the account to go.
create function app.end_my_sessions() returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    delete from auth_sessions where user_id = app.user_id();
    delete from api_keys where user_id = app.user_id();
  end;

-- Removes an account whose time has come; never one that is kept, that is early, or that owns a family. What its person
-- added stays with the families, without their name.
create function app.purge_account(leaving uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  delete from profiles where id = leaving
    and exists (select 1 from account_deletions where user_id = leaving and purge_after < now())
    and not exists (select 1 from family_members where user_id = leaving and role = 'owner');
  if not found then
    raise exception 'this account is not to be purged' using errcode = '42501';
  end if;
end;
$$;

-- What each table shows to people, and which columns name a person: what an export is made of. Never by name of a table,
-- so that what is added later is exported as well.
create function app.readable_tables() returns table (name text, columns text[], person_columns text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  begin atomic
    select c.relname::text, array_agg(a.attname::text order by a.attnum),
        coalesce(array_agg(a.attname::text order by a.attnum) filter (where exists (
          select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'public.profiles'::regclass
            and k.conkey = array[a.attnum])), '{}')
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_column_privilege('app_rw', c.oid, a.attnum, 'select')
      group by c.relname;
  end;

revoke all on function app.end_my_sessions, app.purge_account, app.readable_tables from public;
grant execute on function app.end_my_sessions, app.readable_tables to app_rw;
grant execute on function app.purge_account to app_worker;
