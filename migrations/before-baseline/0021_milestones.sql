-- Precious moments of a family, of one of its children or of all, and the photos that show them.

create table milestones (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  added_by uuid references profiles on delete set null,
  child_id uuid,
  name text not null check (length(trim(name)) between 1 and 200),
  description text check (length(description) <= 5000),
  -- A calendar date, without a zone.
  date date not null check (date between '1800-01-01' and '2199-12-31'),
  audience text not null default 'family_only' check (audience in ('private', 'family_only', 'extended_family')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (family_id, id),
  foreign key (family_id, child_id) references children (family_id, id) on delete set null (child_id)
);
create index milestones_newest on milestones (family_id, date desc, id desc);
create index milestones_of_child on milestones (family_id, child_id, date desc, id desc) where child_id is not null;

create table photo_milestones (
  family_id uuid not null,
  photo_id uuid not null,
  milestone_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (milestone_id, photo_id),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade
);
create index photo_milestones_photo on photo_milestones (photo_id);
create index photo_milestones_family on photo_milestones (family_id);

-- What the feed tells of a milestone is what the milestone says, to those who may read it, and goes with it.
create index family_activities_milestone on family_activities ((metadata ->> 'milestone_id')) where activity_type = 'milestone_added';

create function app.keep_milestone_activity() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    delete from family_activities
      where activity_type = 'milestone_added' and metadata ->> 'milestone_id' = old.id::text and family_id = old.family_id;
  else
    update family_activities
      set title = new.name, description = coalesce(left(new.description, 2000), 'Milestone created'), audience = new.audience
      where activity_type = 'milestone_added' and metadata ->> 'milestone_id' = new.id::text and family_id = new.family_id;
  end if;
  return null;
end;
$$;
revoke all on function app.keep_milestone_activity from public;
create trigger milestone_activity_changes after update of name, description, audience on milestones
  for each row execute function app.keep_milestone_activity();
create trigger milestone_activity_gone after delete on milestones
  for each row execute function app.keep_milestone_activity();

-- Decides who sees a milestone. Only the one who added it can keep it to themselves.
create function app.share_milestone(of_family uuid, milestone_id uuid, with_whom text) returns uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update milestones set audience = with_whom, updated_at = clock_timestamp()
      where id = milestone_id and family_id = of_family and family_id = any (array(select app.my_edited_families()))
        and (added_by = app.user_id() or (audience <> 'private' and with_whom <> 'private'))
      returning id;
  end;
revoke all on function app.share_milestone from public;
grant execute on function app.share_milestone to app_rw;

alter table milestones enable row level security;
alter table photo_milestones enable row level security;

grant select, insert, delete on milestones to app_rw;
grant update (name, description, date, child_id, updated_at) on milestones to app_rw;
create policy members_read on milestones for select to app_rw
  using (family_id = any (array(select app.my_families())) and (audience <> 'private' or added_by = app.user_id()));
create policy editors_add on milestones for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())) and added_by = app.user_id());
create policy editors_update on milestones for update to app_rw
  using (family_id = any (array(select app.my_edited_families())) and (audience <> 'private' or added_by = app.user_id()));
create policy editors_delete on milestones for delete to app_rw
  using (family_id = any (array(select app.my_edited_families())) and (audience <> 'private' or added_by = app.user_id()));

-- Which photo and which milestone may be seen is decided where these are read.
grant select, insert, delete on photo_milestones to app_rw;
create policy members_read on photo_milestones for select to app_rw
  using (family_id = any (array(select app.my_families())));
create policy editors_add on photo_milestones for insert to app_rw
  with check (family_id = any (array(select app.my_edited_families())));
create policy editors_delete on photo_milestones for delete to app_rw
  using (family_id = any (array(select app.my_edited_families())));

grant select, insert, update, delete on milestones, photo_milestones to app_worker;
create policy worker_all on milestones to app_worker using (true) with check (true);
create policy worker_all on photo_milestones to app_worker using (true) with check (true);
