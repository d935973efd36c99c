-- Messages to the operator. They belong to no family; only the worker reads and deletes them.

create table contact_messages (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  subject text not null check (length(subject) between 1 and 150),
  message text not null check (length(message) between 1 and 5000),
  language text not null check (language in ('en', 'es', 'fr')),
  created_at timestamptz not null default clock_timestamp()
);
create index contact_messages_old on contact_messages (created_at);
alter table contact_messages enable row level security;
grant insert on contact_messages to app_auth;
grant select, delete on contact_messages to app_worker;
