-- Browsers that want to be told while no page is open: one for each session, gone with it.

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  session_id uuid not null references auth_sessions on delete cascade,
  -- Where the browser's own push service takes messages, and the keys that only this browser can read with.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

alter table push_subscriptions enable row level security;
grant select, delete on push_subscriptions to app_rw, app_worker;
create policy own_subscriptions on push_subscriptions to app_rw using (user_id = app.user_id());
create policy worker_all on push_subscriptions to app_worker using (true);

-- A browser belongs to whoever is signed in there now, perhaps somebody else than before.
create function app.keep_push_subscription(new_id uuid, for_session uuid, at_endpoint text, key text, secret text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if app.user_id() is null then
    raise exception 'a subscription needs a person' using errcode = '42501';
  end if;
  insert into push_subscriptions as known (id, user_id, session_id, endpoint, p256dh, auth)
    select new_id, session.user_id, session.id, at_endpoint, key, secret
      from auth_sessions session where session.id = for_session and session.user_id = app.user_id()
    on conflict (endpoint) do update set
      user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth;
end;
$$;
revoke all on function app.keep_push_subscription from public;
grant execute on function app.keep_push_subscription to app_rw;
