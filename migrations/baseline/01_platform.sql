-- What every feature builds on: extensions, who may use the schemas, and the counters of the rate limiter.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists btree_gin;

revoke create on schema public from public;
revoke all on schema app from public;
grant usage on schema app, public to app_rw, app_auth, app_worker, app_guest;

-- Normalizes text for comparing words: no accents, lower case. Here because a column and an index are made of it.
create or replace function app.fold(words text) returns text
  language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, normalize(words, NFKC)));
revoke all on function app.fold from public;
grant execute on function app.fold to app_rw, app_worker;

-- Counters of the rate limiter, shared by all processes and kept across restarts.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
alter table rate_limits enable row level security;
grant select, insert, update, delete on rate_limits to app_auth;
