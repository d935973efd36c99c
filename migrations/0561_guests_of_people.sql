-- A guest link can show only photos, milestones and answers of certain people. Without people, it shows everything.

alter table guests add column person_ids uuid[] not null default '{}' check (cardinality(person_ids) <= 20);
grant select (person_ids), insert (person_ids) on guests to app_rw;
