-- Addresses that are told of new photos, milestones, comments and members. A webhook ends when the person who created it leaves the
-- family.
create table webhooks (
  id uuid primary key,
  family_id uuid not null,
  created_by uuid not null,
  url text not null check (length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) > 0
    and events <@ array['photo.added', 'milestone.added', 'comment.added', 'member.joined']),
  -- The signing secret, encrypted with a key that isn't in the database.
  sealed_secret text not null,
  is_on boolean not null default true,
  -- Why it was turned off automatically.
  stopped_because text check (stopped_because in ('gone', 'failing')),
  -- Deliveries in a row that failed for a day.
  failures integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  unique (family_id, id),
  foreign key (family_id, created_by) references family_members (family_id, user_id) on delete cascade
);
create index webhooks_of_member on webhooks (family_id, created_by);
alter table webhooks enable row level security;
grant select (id, family_id, created_by, url, events, is_on, stopped_because, created_at),
  insert (id, family_id, created_by, url, events, sealed_secret),
  update (url, events, is_on, stopped_because, failures), delete on webhooks to app_rw;
grant select, update (is_on, stopped_because, failures) on webhooks to app_worker;

create table webhook_deliveries (
  -- The webhook-id header, the same in every attempt.
  id uuid primary key,
  family_id uuid not null,
  webhook_id uuid not null,
  type text not null check (type in ('photo.added', 'milestone.added', 'comment.added', 'member.joined', 'webhook.test')),
  -- Who added it or joined; null for a guest, and for a test.
  user_id uuid,
  -- The photos, the milestone, or the comment. What is sent of them is decided by each attempt.
  subject_ids uuid[] not null,
  -- Photos of one person are collected for a while.
  state text not null check (state in ('collecting', 'pending', 'delivered', 'failed', 'withdrawn')),
  attempts smallint not null default 0,
  -- Of the last attempt: the HTTP status, or why there was none.
  status smallint,
  error text check (error in ('address', 'host', 'certificate', 'timeout', 'connection')),
  duration_ms integer,
  next_attempt_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (family_id, webhook_id) references webhooks (family_id, id) on delete cascade
);
create index webhook_deliveries_newest on webhook_deliveries (family_id, webhook_id, created_at desc, id desc);
create unique index webhook_deliveries_collecting on webhook_deliveries (webhook_id, user_id) nulls not distinct
  where state = 'collecting';
create index webhook_deliveries_oldest on webhook_deliveries (created_at);
alter table webhook_deliveries enable row level security;
grant select, insert (id, family_id, webhook_id, type, user_id, subject_ids, state),
  update (state, attempts, next_attempt_at) on webhook_deliveries to app_rw;
grant select, insert, update, delete on webhook_deliveries to app_worker;
