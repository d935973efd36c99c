-- Roles and what they can do: the migrator copies src/shared/role-table.ts to both tables.
create table app.roles (name text primary key);
create table app.role_capabilities (
  role text not null references app.roles on delete cascade,
  capability text not null,
  primary key (capability, role)
);
alter table app.roles enable row level security;
alter table app.role_capabilities enable row level security;
insert into app.roles values ('owner'), ('editor'), ('viewer');

alter table family_members drop constraint family_members_role_check, add foreign key (role) references app.roles;
alter table invitations drop constraint invitations_role_check, add foreign key (role) references app.roles,
  -- Ownership is transferred, never given by invitation.
  add check (role <> 'owner');
