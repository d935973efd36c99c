-- Who gets a family's monthly gazette by email: members, and people without an account who confirmed their address.
create table gazette_subscribers (
  id uuid primary key,
  family_id uuid not null references families (id) on delete cascade,
  -- A member, who gets it at the address of their account.
  user_id uuid,
  name text check (length(trim(name)) between 1 and 80),
  email text check (email = lower(trim(email)) and length(email) between 3 and 254),
  language text not null check (length(language) between 2 and 10),
  large_type boolean not null,
  paper text not null check (paper in ('a4', 'letter')),
  -- For people without an account: whether it also has what's shared with members only.
  shows_family_only boolean not null default false,
  added_by uuid references profiles (id) on delete set null,
  -- When they were last asked to confirm.
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- The first day of the last month that was sent.
  sent_month date,
  constraint gazette_subscribers_who check (num_nonnulls(user_id, email) = 1 and (name is null) = (email is null)),
  unique (family_id, user_id),
  unique (family_id, email),
  foreign key (family_id, user_id) references family_members (family_id, user_id) on delete cascade
);
create index gazette_subscribers_due on gazette_subscribers (sent_month, id)
  where confirmed_at is not null and unsubscribed_at is null;
create index gazette_subscribers_ended on gazette_subscribers (asked_at) where confirmed_at is null or unsubscribed_at is not null;
create index gazette_subscribers_added_by on gazette_subscribers (added_by) where added_by is not null;
alter table gazette_subscribers enable row level security;
grant select, insert (id, family_id, user_id, name, email, language, large_type, paper, shows_family_only, added_by, confirmed_at,
  sent_month), update (name, language, large_type, paper, shows_family_only), delete on gazette_subscribers to app_rw;
grant select, update (confirmed_at, unsubscribed_at, sent_month), delete on gazette_subscribers to app_worker;
