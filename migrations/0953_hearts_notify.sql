alter table notifications drop constraint notifications_kind_check, add constraint notifications_kind_check check (kind in
  ('photo_upload', 'milestone_added', 'member_joined', 'child_added', 'comment_added', 'invitation', 'birthday', 'file_refused',
  'backup_refused', 'guest_photos', 'guest_comment', 'may_flag', 'may_hide', 'may_own', 'photo_loved'));
-- How many people did it besides the actor.
alter table notifications add column others integer not null default 0 check (others >= 0);

-- A family's latest hearts.
create index reactions_hearts on reactions (family_id, created_at) where kind = 'heart' and photo_id is not null;

-- Hearts that guests sent have the name on their link.
grant select (name, album_id, shows_family_only) on guests to app_worker;
