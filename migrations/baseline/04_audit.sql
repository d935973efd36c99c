-- What people did with accounts and families, and what was refused.

-- No foreign keys: an entry outlives the person, the family and the thing that it is about.
create table audit_log (
  id uuid primary key,
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$' and length(action) <= 80),
  -- Null for what Hearthbook did automatically.
  actor_id uuid,
  family_id uuid,
  subject_id uuid,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object' and length(details::text) <= 8000),
  created_at timestamptz not null default clock_timestamp(),
  -- The name at that moment, so that a family's entries still say who it was after the person left. Emptied when the
  -- account is deleted: an empty name means that there was a person.
  actor_name text,
  subject_name text
);
create index audit_log_family on audit_log (family_id, created_at desc, id desc) where family_id is not null;
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_actor on audit_log (actor_id, created_at desc, id desc) where family_id is null;
create index audit_log_subject on audit_log (subject_id, created_at desc, id desc) where family_id is null;
alter table audit_log enable row level security;
grant select, insert on audit_log to app_rw;
-- Sign-in has no user yet, and jobs act for people who have left: both name the actor themselves.
grant insert on audit_log to app_auth, app_worker;

-- Refused sign-ins, reached limits and refused access, for administrators. The audit log says what was done; this says what
-- was tried. Entries have the client's address, so they are deleted sooner.
create table security_events (
  id uuid primary key,
  event text not null check (event ~ '^[a-z_]+\.[a-z_]+$' and length(event) <= 80),
  user_id uuid references profiles on delete set null,
  address text not null check (length(address) <= 64),
  operation text check (length(operation) <= 80),
  reason text check (length(reason) <= 80),
  created_at timestamptz not null default clock_timestamp()
);
create index security_events_newest on security_events (created_at desc, id desc);
create index security_events_kind on security_events (event, created_at desc, id desc);
create index security_events_person on security_events (user_id) where user_id is not null;
alter table security_events enable row level security;
grant select on security_events to app_rw;
grant insert on security_events to app_auth;
