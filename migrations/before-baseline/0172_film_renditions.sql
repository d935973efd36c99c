-- Films that do not play everywhere get a copy that does. It can be made again; the original stays as it came.

create table film_renditions (
  photo_id uuid primary key,
  family_id uuid not null,
  state text not null check (state in ('not_needed', 'wanted', 'making', 'made', 'failed')),
  since timestamptz not null default now(),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index film_renditions_family on film_renditions (family_id, photo_id);
create index film_renditions_open on film_renditions (since) where state in ('wanted', 'making');

alter table film_renditions enable row level security;
grant select on film_renditions to app_rw;
create policy members_read on film_renditions for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select from photos where photos.family_id = film_renditions.family_id and photos.id = film_renditions.photo_id));
grant select, insert, update, delete on film_renditions to app_worker;
create policy worker_all on film_renditions to app_worker using (true) with check (true);

-- How many wait, for administrators.
create function app.admin_waiting_films() returns bigint
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select count(*) from film_renditions where state in ('wanted', 'making') and app.is_admin();
  end;
revoke all on function app.admin_waiting_films from public;
grant execute on function app.admin_waiting_films to app_rw;
