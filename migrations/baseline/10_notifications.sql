-- What people are notified of, and the emails that sum it up. A job writes a row for each person, so no request waits for it.

create table notifications (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  kind text not null
    check (kind in ('photo_upload', 'milestone_added', 'member_joined', 'child_added', 'comment_added',
      'invitation', 'birthday', 'file_refused')),
  -- Who did it; null if no one did, and after their account is deleted.
  actor_id uuid references profiles on delete set null,
  -- Events of one bundle are one notification while it is unread: 200 photos by one person, the comments on one photo.
  bundle text not null check (length(bundle) <= 200),
  count integer not null default 1 check (count > 0),
  -- The name of its subject: a milestone, a child, a family.
  title text not null default '' check (length(title) <= 500),
  -- Its latest photos. Whether the person may see them is checked when it is shown.
  photo_ids uuid[] not null default '{}'::uuid[],
  milestone_id uuid,
  child_id uuid,
  -- The day of the event, without a zone.
  day date,
  created_at timestamptz not null default clock_timestamp(),
  -- When the last event was added to it.
  told_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  foreign key (family_id, child_id) references children (family_id, id) on delete cascade
);
create index notifications_newest on notifications (user_id, told_at desc, id desc);
create unique index notifications_unread on notifications (user_id, bundle) where read_at is null;
create index notifications_old on notifications (told_at);
create index notifications_milestone on notifications (milestone_id) where milestone_id is not null;
create index notifications_child on notifications (child_id) where child_id is not null;
create index notifications_actor on notifications (actor_id);
create index notifications_family on notifications (family_id);
alter table notifications enable row level security;
grant select, update (read_at) on notifications to app_rw;
grant select, insert, update, delete on notifications to app_worker;

-- Until when a person's unread notifications were included in a digest email, and the local day of that email.
create table digests (
  user_id uuid primary key references profiles on delete cascade,
  sent_on date not null,
  sent_at timestamptz not null
);
alter table digests enable row level security;
grant select, insert, update, delete on digests to app_worker;

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references profiles on delete cascade,
  session_id uuid not null references auth_sessions on delete cascade,
  -- The browser's push service, and the keys that only this browser can decrypt with.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);
alter table push_subscriptions enable row level security;
grant select, delete on push_subscriptions to app_rw, app_worker;
