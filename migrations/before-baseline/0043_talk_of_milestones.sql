-- Milestones are talked about like photos.

alter table comments add column milestone_id uuid;
alter table comments add foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade;
alter table comments drop constraint comments_one_subject;
alter table comments add constraint comments_one_subject check (num_nonnulls(photo_id, milestone_id) = 1);
alter table comments add unique (family_id, milestone_id, id);
alter table comments add foreign key (family_id, milestone_id, parent_id)
  references comments (family_id, milestone_id, id) on delete cascade;
create index comments_of_milestone on comments (family_id, milestone_id, created_at desc, id desc)
  where parent_id is null and milestone_id is not null;

alter table reactions add column milestone_id uuid;
alter table reactions add foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade;
alter table reactions drop constraint reactions_one_subject;
alter table reactions add constraint reactions_one_subject check (num_nonnulls(photo_id, milestone_id) = 1);
alter table reactions drop constraint reactions_guests_send_hearts;
alter table reactions add constraint reactions_guests_send_hearts
  check (guest_id is null or (kind = 'heart' and photo_id is not null));
create unique index reactions_once_on_milestone on reactions (family_id, milestone_id, user_id, kind) where milestone_id is not null;

alter table talk_counts add column milestone_id uuid;
alter table talk_counts add foreign key (family_id, milestone_id) references milestones (family_id, id) on delete cascade;
alter table talk_counts drop constraint talk_counts_one_subject;
alter table talk_counts add constraint talk_counts_one_subject check (num_nonnulls(photo_id, milestone_id) = 1);
create unique index talk_counts_of_milestone on talk_counts (family_id, milestone_id, what) where milestone_id is not null;

drop function app.count_talk(uuid, uuid, text, integer);

-- Fewer is an update only: while a thing goes, its counts may be gone already.
create function app.count_talk(of_family uuid, of_photo uuid, of_milestone uuid, of_what text, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if step < 0 then
    update talk_counts set count = count + step
      where family_id = of_family and what = of_what and (photo_id = of_photo or milestone_id = of_milestone);
  elsif of_photo is not null then
    insert into talk_counts as counts (family_id, photo_id, what, count) values (of_family, of_photo, of_what, step)
      on conflict (family_id, photo_id, what) where photo_id is not null do update set count = counts.count + excluded.count;
  else
    insert into talk_counts as counts (family_id, milestone_id, what, count) values (of_family, of_milestone, of_what, step)
      on conflict (family_id, milestone_id, what) where milestone_id is not null
      do update set count = counts.count + excluded.count;
  end if;
end;
$$;
revoke all on function app.count_talk from public;

create or replace function app.keep_comment_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.count_talk(new.family_id, new.photo_id, new.milestone_id, 'comment', 1);
    update comments set reply_count = reply_count + 1 where id = new.parent_id;
  elsif tg_op = 'UPDATE' then
    if old.text is not null and new.text is null then
      perform app.count_talk(old.family_id, old.photo_id, old.milestone_id, 'comment', -1);
    end if;
  else
    if old.text is not null then
      perform app.count_talk(old.family_id, old.photo_id, old.milestone_id, 'comment', -1);
    end if;
    update comments set reply_count = reply_count - 1 where id = old.parent_id;
    -- What was taken back stayed for its answers alone.
    delete from comments where id = old.parent_id and text is null and reply_count = 0;
  end if;
  return null;
end;
$$;

create or replace function app.keep_reaction_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.count_talk(new.family_id, new.photo_id, new.milestone_id, new.kind, 1);
  else
    perform app.count_talk(old.family_id, old.photo_id, old.milestone_id, old.kind, -1);
  end if;
  return null;
end;
$$;

-- Photos and milestones are asked as the caller: what they may not see takes its talk with it.
alter policy members_read on comments
  using (family_id = any (array(select app.my_families()))
    and (exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id)
      or exists (select 1 from milestones where milestones.family_id = comments.family_id and milestones.id = comments.milestone_id)));
alter policy members_write on comments
  with check (family_id = any (array(select app.my_families())) and author_id = app.user_id()
    and (exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id)
      or exists (select 1 from milestones where milestones.family_id = comments.family_id and milestones.id = comments.milestone_id)));
alter policy members_read on reactions
  using (family_id = any (array(select app.my_families()))
    and (exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id)
      or exists (select 1 from milestones where milestones.family_id = reactions.family_id and milestones.id = reactions.milestone_id)));
alter policy members_write on reactions
  with check (family_id = any (array(select app.my_families())) and user_id = app.user_id()
    and (exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id)
      or exists (select 1 from milestones where milestones.family_id = reactions.family_id and milestones.id = reactions.milestone_id)));
alter policy members_read on talk_counts
  using (family_id = any (array(select app.my_families()))
    and (exists (select 1 from photos where photos.family_id = talk_counts.family_id and photos.id = talk_counts.photo_id)
      or exists (select 1 from milestones where milestones.family_id = talk_counts.family_id and milestones.id = talk_counts.milestone_id)));
