-- A person is told when a file of theirs that was stored turns out to be unreadable later.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('photo_upload', 'milestone_added',
  'member_joined', 'child_added', 'comment_added', 'invitation', 'birthday', 'file_refused'));
