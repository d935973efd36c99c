-- Members who asked the owner for a link to an album, and for whom.
create table link_requests (
  family_id uuid not null,
  album_id uuid not null,
  user_id uuid not null,
  -- Who the link is for, if they said it.
  name text not null default '' check (length(name) <= 80),
  asked_at timestamptz not null default clock_timestamp(),
  -- When the owner made a link to the album.
  made_at timestamptz,
  primary key (album_id, user_id),
  foreign key (family_id, album_id) references albums (family_id, id) on delete cascade,
  foreign key (family_id, user_id) references family_members (family_id, user_id) on delete cascade
);
create index link_requests_of_album on link_requests (family_id, album_id);
create index link_requests_of_member on link_requests (family_id, user_id);
alter table link_requests enable row level security;
grant select, insert, update (name, asked_at, made_at) on link_requests to app_rw;

alter table notifications drop constraint notifications_kind_check, add constraint notifications_kind_check check (kind in
  ('photo_upload', 'milestone_added', 'member_joined', 'child_added', 'comment_added', 'invitation', 'birthday', 'file_refused',
  'backup_refused', 'guest_photos', 'guest_comment', 'may_flag', 'may_hide', 'may_own', 'photo_loved', 'link_asked',
  'sign_in_link', 'link_made'));
