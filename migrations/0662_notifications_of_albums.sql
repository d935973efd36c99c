-- Photos that guests sent to an album wait for someone. Files that a device sent and that were refused are on the device's page.

alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in ('photo_upload', 'milestone_added', 'member_joined', 'child_added',
    'comment_added', 'invitation', 'birthday', 'file_refused', 'backup_refused', 'guest_photos', 'guest_comment')),
  add column album_id uuid,
  add foreign key (family_id, album_id) references albums (family_id, id) on delete cascade;
create index notifications_album on notifications (album_id) where album_id is not null;
