-- Decrementing only updates: while a subject is being deleted, its counts may already be gone.
create or replace function app.change_comment_counts(of_family uuid, of_photo uuid, of_milestone uuid, of_response uuid, of_album uuid, of_what text, step integer)
  returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
  if step > 0 then
    insert into talk_counts (family_id, photo_id, milestone_id, response_id, album_id, what, count)
      values (of_family, of_photo, of_milestone, of_response, of_album, of_what, 0) on conflict do nothing;
  end if;
  update talk_counts set count = count + step
    where family_id = of_family and what = of_what
      and (photo_id = of_photo or milestone_id = of_milestone or response_id = of_response or album_id = of_album);
end;
$$;

create or replace function app.update_comment_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.change_comment_counts(new.family_id, new.photo_id, new.milestone_id, new.response_id, new.album_id, 'comment', 1);
    update comments set reply_count = reply_count + 1 where id = new.parent_id;
  elsif tg_op = 'UPDATE' then
    if old.text is not null and new.text is null then
      perform app.change_comment_counts(old.family_id, old.photo_id, old.milestone_id, old.response_id, old.album_id, 'comment', -1);
    end if;
  else
    if old.text is not null then
      perform app.change_comment_counts(old.family_id, old.photo_id, old.milestone_id, old.response_id, old.album_id, 'comment', -1);
    end if;
    update comments set reply_count = reply_count - 1 where id = old.parent_id;
    -- A deleted comment was kept only for its replies.
    delete from comments where id = old.parent_id and text is null and reply_count = 0;
  end if;
  return null;
end;
$$;
create trigger comment_counts_rows after insert or delete on comments for each row execute function app.update_comment_counts();
create trigger comment_counts_taken_back after update of text on comments
  for each row execute function app.update_comment_counts();

create or replace function app.update_reaction_counts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform app.change_comment_counts(new.family_id, new.photo_id, new.milestone_id, new.response_id, new.album_id, new.kind, 1);
  else
    perform app.change_comment_counts(old.family_id, old.photo_id, old.milestone_id, old.response_id, old.album_id, old.kind, -1);
  end if;
  return null;
end;
$$;
create trigger reaction_counts after insert or delete on reactions for each row execute function app.update_reaction_counts();

-- Replies have one level.
create or replace function app.refuse_nested_replies() returns trigger
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
  execute function app.refuse_nested_replies();

-- Reads the subject as the caller: comments on what they may not see are hidden too.
create policy members_read on comments for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and (exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id)
      or exists (select 1 from milestones where milestones.family_id = comments.family_id
        and milestones.id = comments.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = comments.family_id
        and answer.id = comments.response_id)
      or exists (select 1 from albums where albums.family_id = comments.family_id and albums.id = comments.album_id)));
create policy members_write on comments for insert to app_rw
  with check (family_id = any (array(select app.families_where('comments.add'))) and author_id = app.user_id()
    and (exists (select 1 from photos where photos.family_id = comments.family_id and photos.id = comments.photo_id)
      or exists (select 1 from milestones where milestones.family_id = comments.family_id
        and milestones.id = comments.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = comments.family_id
        and answer.id = comments.response_id)
      or exists (select 1 from albums where albums.family_id = comments.family_id and albums.id = comments.album_id)));
-- Authors edit their comments; the owner can delete a comment's text, not replace it.
create policy authors_update on comments for update to app_rw
  using (family_id = any (array(select app.families_where('comments.add')))
    and (author_id = app.user_id() or family_id = any (array(select app.families_where('comments.moderate')))))
  with check (family_id = any (array(select app.families_where('comments.add'))) and (author_id = app.user_id() or text is null));
create policy authors_delete on comments for delete to app_rw
  using (family_id = any (array(select app.families_where('comments.add')))
    and (author_id = app.user_id() or family_id = any (array(select app.families_where('comments.moderate')))));
create policy worker_all on comments to app_worker using (true) with check (true);

create policy members_read on reactions for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and (exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id)
      or exists (select 1 from milestones where milestones.family_id = reactions.family_id
        and milestones.id = reactions.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = reactions.family_id
        and answer.id = reactions.response_id)
      or exists (select 1 from albums where albums.family_id = reactions.family_id and albums.id = reactions.album_id)));
create policy members_write on reactions for insert to app_rw
  with check (family_id = any (array(select app.families_where('comments.add'))) and user_id = app.user_id()
    and (exists (select 1 from photos where photos.family_id = reactions.family_id and photos.id = reactions.photo_id)
      or exists (select 1 from milestones where milestones.family_id = reactions.family_id
        and milestones.id = reactions.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = reactions.family_id
        and answer.id = reactions.response_id)
      or exists (select 1 from albums where albums.family_id = reactions.family_id and albums.id = reactions.album_id)));
create policy own_delete on reactions for delete to app_rw
  using (family_id = any (array(select app.families_where('comments.add'))) and user_id = app.user_id());
create policy worker_all on reactions to app_worker using (true) with check (true);

create policy members_read on talk_counts for select to app_rw
  using (family_id = any (array(select app.my_families()))
    and (exists (select 1 from photos where photos.family_id = talk_counts.family_id and photos.id = talk_counts.photo_id)
      or exists (select 1 from milestones where milestones.family_id = talk_counts.family_id
        and milestones.id = talk_counts.milestone_id)
      or exists (select 1 from child_personality_responses answer where answer.family_id = talk_counts.family_id
        and answer.id = talk_counts.response_id)
      or exists (select 1 from albums where albums.family_id = talk_counts.family_id and albums.id = talk_counts.album_id)));
