-- How people are related: enough for a small family tree.

create table person_relations (
  family_id uuid not null,
  person_id uuid not null,
  -- person_id is the parent or the partner of to_person_id. Partners are stored once, the lower ID first.
  relation text not null check (relation in ('parent', 'partner')),
  to_person_id uuid not null,
  primary key (person_id, relation, to_person_id),
  check (person_id <> to_person_id and (relation = 'parent' or person_id < to_person_id)),
  foreign key (family_id, person_id) references people (family_id, id) on delete cascade,
  foreign key (family_id, to_person_id) references people (family_id, id) on delete cascade
);
create index person_relations_to on person_relations (family_id, to_person_id);
create index person_relations_of_family on person_relations (family_id, person_id);
alter table person_relations enable row level security;
grant select, insert, delete on person_relations to app_rw;
grant select, insert, update, delete on person_relations to app_worker;

grant update (kind) on people to app_rw;
