-- A sign-in link that the owner of a family made for a member, who can't get one by email. It doesn't prove the address.
alter table sign_in_challenges add column vouched_by uuid references profiles on delete cascade;

alter table notifications drop constraint notifications_kind_check, add constraint notifications_kind_check check (kind in
  ('photo_upload', 'milestone_added', 'member_joined', 'child_added', 'comment_added', 'invitation', 'birthday', 'file_refused',
  'backup_refused', 'guest_photos', 'guest_comment', 'may_flag', 'may_hide', 'may_own', 'photo_loved', 'link_asked',
  'sign_in_link'));
