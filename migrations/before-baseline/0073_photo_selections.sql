-- Many photos at once: who sees them, their end, and a choice of them that is to be downloaded.

create function app.share_photos(from_family uuid, photo_ids uuid[], new_audience text) returns setof uuid
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update photos set audience = new_audience, updated_at = now()
      where id = any (photo_ids) and family_id = from_family and deleted_at is null
        and family_id = any (array(select app.my_edited_families()))
        and (added_by = app.user_id() or (audience <> 'private' and new_audience <> 'private'))
      returning id;
  end;

create table photo_downloads (
  id uuid primary key,
  family_id uuid not null references families on delete cascade,
  user_id uuid not null references profiles on delete cascade,
  photo_ids uuid[] not null check (cardinality(photo_ids) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index photo_downloads_family on photo_downloads (family_id);
create index photo_downloads_old on photo_downloads (created_at);

revoke all on function app.share_photos from public;
grant execute on function app.share_photos to app_rw;

alter table photo_downloads enable row level security;
grant select, insert on photo_downloads to app_rw;
create policy own_downloads on photo_downloads for select to app_rw
  using (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())));
create policy own_new_downloads on photo_downloads for insert to app_rw
  with check (user_id = app.user_id() and family_id = any (array(select app.my_edited_families())));
grant select, delete on photo_downloads to app_worker;
create policy worker_all on photo_downloads to app_worker using (true) with check (true);
