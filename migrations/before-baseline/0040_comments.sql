-- What people say about the things of a family, and how they feel about them. A row belongs to one thing: each kind of
-- thing has its own column, so that a composite key can hold it within the family. Who sees the thing sees its talk.

create table comments (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  photo_id uuid,
  -- The comment that this one answers; answers have no answers.
  parent_id uuid,
  author_id uuid references profiles on delete set null,
  -- Null where it was taken back but has answers, which keep their place.
  text text check (length(text) between 1 and 2000),
  reply_count integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  unique (family_id, id),
  unique (family_id, photo_id, id),
  constraint comments_one_subject check (num_nonnulls(photo_id) = 1),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade,
  foreign key (family_id, photo_id, parent_id) references comments (family_id, photo_id, id) on delete cascade
);
create index comments_of_photo on comments (family_id, photo_id, created_at desc, id desc) where parent_id is null;
create index comments_answers on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_author on comments (author_id);

create table reactions (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  photo_id uuid,
  user_id uuid references profiles on delete cascade,
  kind text not null check (kind in ('heart', 'laugh', 'wow', 'hug', 'celebrate')),
  created_at timestamptz not null default clock_timestamp(),
  constraint reactions_one_subject check (num_nonnulls(photo_id) = 1),
  constraint reactions_one_person check (num_nonnulls(user_id) = 1),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
-- One of each kind per person and thing, however often and at once it is pressed.
create unique index reactions_once on reactions (family_id, photo_id, user_id, kind);
create index reactions_user on reactions (user_id);

-- How many comments and reactions of each kind a thing has. `what` is 'comment' or the kind of a reaction.
create table talk_counts (
  family_id uuid not null references families on delete cascade,
  photo_id uuid,
  what text not null,
  count integer not null,
  constraint talk_counts_one_subject check (num_nonnulls(photo_id) = 1),
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create unique index talk_counts_of_photo on talk_counts (family_id, photo_id, what) where photo_id is not null;

-- Fewer is an update only: while a photo goes, its counts may be gone already.
create function app.count_talk(of_family uuid, of_photo uuid, of_what text, step integer) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if step > 0 then
    insert into talk_counts as counts (family_id, photo_id, what, count) values (of_family, of_photo, of_what, step)
      on conflict (family_id, photo_id, what) where photo_id is not null do update set count = counts.count + excluded.count;
  else
    update talk_counts set count = count + step
      where family_id = of_family and photo_id = of_photo and what = of_what;
  end if;
end;
$$;

create function app.keep_comment_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.count_talk(new.family_id, new.photo_id, 'comment', 1);
    update comments set reply_count = reply_count + 1 where id = new.parent_id;
  elsif tg_op = 'UPDATE' then
    if old.text is not null and new.text is null then
      perform app.count_talk(old.family_id, old.photo_id, 'comment', -1);
    end if;
  else
    if old.text is not null then
      perform app.count_talk(old.family_id, old.photo_id, 'comment', -1);
    end if;
    update comments set reply_count = reply_count - 1 where id = old.parent_id;
    -- What was taken back stayed for its answers alone.
    delete from comments where id = old.parent_id and text is null and reply_count = 0;
  end if;
  return null;
end;
$$;
create trigger comment_counts_rows after insert or delete on comments for each row execute function app.keep_comment_counts();
create trigger comment_counts_taken_back after update of text on comments
  for each row execute function app.keep_comment_counts();

create function app.keep_reaction_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.count_talk(new.family_id, new.photo_id, new.kind, 1);
  else
    perform app.count_talk(old.family_id, old.photo_id, old.kind, -1);
  end if;
  return null;
end;
$$;
create trigger reaction_counts after insert or delete on reactions for each row execute function app.keep_reaction_counts();

-- An answer to an answer would be a second level.
create function app.keep_comments_flat() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (select 1 from comments where id = new.parent_id and parent_id is not null) then
    raise exception 'answers have no answers' using errcode = '23514';
  end if;
  return new;
end;
$$;
create trigger comments_flat before insert on comments for each row when (new.parent_id is not null)
  execute function app.keep_comments_flat();

revoke all on function app.count_talk, app.keep_comment_counts, app.keep_reaction_counts, app.keep_comments_flat from public;

alter table comments enable row level security;
alter table reactions enable row level security;
alter table talk_counts enable row level security;

-- Photos are asked as the caller: deleted ones and the private ones of others take their talk with them.
grant select, insert, delete on comments, reactions to app_rw;
grant update (text, edited_at) on comments to app_rw;
grant select on talk_counts to app_rw;

create policy members_read on comments for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id));
create policy members_write on comments for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and author_id = app.user_id()
    and exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id));
-- Authors change their words; the owner can take words back, and put none in their place.
create policy authors_update on comments for update to app_rw
  using (family_id = any (array(select app.my_families()))
    and (author_id = app.user_id() or family_id = any (array(select app.my_owned_families()))))
  with check (family_id = any (array(select app.my_families())) and (author_id = app.user_id() or text is null));
create policy authors_delete on comments for delete to app_rw
  using (family_id = any (array(select app.my_families()))
    and (author_id = app.user_id() or family_id = any (array(select app.my_owned_families()))));

create policy members_read on reactions for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id));
create policy members_write on reactions for insert to app_rw
  with check (family_id = any (array(select app.my_families())) and user_id = app.user_id()
    and exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id));
create policy own_delete on reactions for delete to app_rw
  using (family_id = any (array(select app.my_families())) and user_id = app.user_id());

create policy members_read on talk_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and exists (select 1 from photos where photos.family_id = talk_counts.family_id and photos.id = talk_counts.photo_id));
