-- People comment on and react to albums, too.

alter table comments add column album_id uuid,
  drop constraint comments_one_subject,
  add constraint comments_one_subject check (num_nonnulls(photo_id, milestone_id, response_id, album_id) = 1),
  add unique (family_id, album_id, id),
  add foreign key (family_id, album_id) references albums (family_id, id) on delete cascade,
  add foreign key (family_id, album_id, parent_id) references comments (family_id, album_id, id) on delete cascade;
create index comments_of_album on comments (family_id, album_id, created_at desc, id desc)
  where parent_id is null and album_id is not null;

alter table reactions add column album_id uuid,
  drop constraint reactions_one_subject,
  add constraint reactions_one_subject check (num_nonnulls(photo_id, milestone_id, response_id, album_id) = 1),
  add foreign key (family_id, album_id) references albums (family_id, id) on delete cascade;
create unique index reactions_once_on_album on reactions (family_id, album_id, user_id, kind) where album_id is not null;

alter table talk_counts add column album_id uuid,
  drop constraint talk_counts_one_subject,
  add constraint talk_counts_one_subject check (num_nonnulls(photo_id, milestone_id, response_id, album_id) = 1),
  add foreign key (family_id, album_id) references albums (family_id, id) on delete cascade;
create unique index talk_counts_of_album on talk_counts (family_id, album_id, what) where album_id is not null;

drop function if exists app.change_comment_counts(uuid, uuid, uuid, uuid, text, integer);
