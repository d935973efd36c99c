alter table notifications drop constraint notifications_kind_check, add constraint notifications_kind_check check (kind in
  ('photo_upload', 'milestone_added', 'member_joined', 'child_added', 'comment_added', 'invitation', 'birthday', 'file_refused',
  'backup_refused', 'guest_photos', 'guest_comment', 'may_flag', 'may_hide', 'may_own', 'photo_loved', 'link_asked'));
