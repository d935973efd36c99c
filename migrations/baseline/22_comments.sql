-- Comments and reactions. A row has one subject, and each kind of subject has its own column, so that a composite key keeps it
-- within the family. People who see the subject see its comments.

create table comments (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  photo_id uuid,
  -- The comment that this one replies to; replies have no replies.
  parent_id uuid,
  author_id uuid references profiles on delete set null,
  -- Null if the comment was deleted but has replies.
  text text check (length(text) between 1 and 2000),
  reply_count integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  milestone_id uuid,
  response_id uuid,
  constraint comments_one_subject check (num_nonnulls(photo_id, milestone_id, response_id) = 1),
  unique (family_id, id),
  unique (family_id, photo_id, id),
  unique (family_id, milestone_id, id),
  unique (family_id, response_id, id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, photo_id, parent_id) references comments (family_id, photo_id, id) on delete cascade,
  foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade,
  foreign key (family_id, milestone_id, parent_id) references comments (family_id, milestone_id, id) on delete cascade,
  foreign key (family_id, response_id) references child_personality_responses (family_id, id) on delete cascade,
  foreign key (family_id, response_id, parent_id) references comments (family_id, response_id, id) on delete cascade
);
create index comments_of_photo on comments (family_id, photo_id, created_at desc, id desc) where parent_id is null;
create index comments_answers on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_author on comments (author_id);
create index comments_of_milestone on comments (family_id, milestone_id, created_at desc, id desc)
  where parent_id is null and milestone_id is not null;
create index comments_of_response on comments (family_id, response_id, created_at desc, id desc)
  where parent_id is null and response_id is not null;
alter table comments enable row level security;
grant select, insert, delete, update (text, edited_at) on comments to app_rw;
grant select, insert, update (text) on comments to app_worker;

create table reactions (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  photo_id uuid,
  user_id uuid references profiles on delete cascade,
  kind text not null check (kind in ('heart', 'laugh', 'wow', 'hug', 'celebrate')),
  created_at timestamptz not null default clock_timestamp(),
  -- Guests can react with a heart, shown with the name of their link.
  guest_id uuid,
  milestone_id uuid,
  response_id uuid,
  constraint reactions_one_person check (num_nonnulls(user_id, guest_id) = 1),
  constraint reactions_one_subject check (num_nonnulls(photo_id, milestone_id, response_id) = 1),
  constraint reactions_guests_send_hearts check (guest_id is null or kind = 'heart'),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade,
  foreign key (family_id, response_id) references child_personality_responses (family_id, id) on delete cascade
);
-- One of each kind per person and subject, however often it is pressed.
create unique index reactions_once on reactions (family_id, photo_id, user_id, kind);
create index reactions_user on reactions (user_id);
create unique index reactions_once_by_guest on reactions (family_id, photo_id, guest_id, kind) where guest_id is not null;
create index reactions_guest on reactions (guest_id) where guest_id is not null;
create unique index reactions_once_on_milestone on reactions (family_id, milestone_id, user_id, kind)
  where milestone_id is not null;
create unique index reactions_once_on_response on reactions (family_id, response_id, user_id, kind)
  where response_id is not null;
create unique index reactions_once_by_guest_on_milestone on reactions (family_id, milestone_id, guest_id, kind)
  where guest_id is not null and milestone_id is not null;
create unique index reactions_once_by_guest_on_response on reactions (family_id, response_id, guest_id, kind)
  where guest_id is not null and response_id is not null;
alter table reactions enable row level security;
grant select, insert, delete on reactions to app_rw;
grant select, insert on reactions to app_worker;
grant delete, select (id, family_id, photo_id, kind, guest_id, milestone_id, response_id), insert (id, family_id,
  photo_id, kind, guest_id, milestone_id, response_id) on reactions to app_guest;

-- How many comments and reactions of each kind a subject has. `what` is 'comment' or the kind of a reaction.
create table talk_counts (
  family_id uuid not null references families on delete cascade,
  photo_id uuid,
  what text not null,
  count integer not null,
  milestone_id uuid,
  response_id uuid,
  constraint talk_counts_one_subject check (num_nonnulls(photo_id, milestone_id, response_id) = 1),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade,
  foreign key (family_id, response_id) references child_personality_responses (family_id, id) on delete cascade
);
create unique index talk_counts_of_photo on talk_counts (family_id, photo_id, what) where photo_id is not null;
create unique index talk_counts_of_milestone on talk_counts (family_id, milestone_id, what) where milestone_id is not null;
create unique index talk_counts_of_response on talk_counts (family_id, response_id, what) where response_id is not null;
alter table talk_counts enable row level security;
grant select on talk_counts to app_rw;
