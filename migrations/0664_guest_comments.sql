-- Guests comment on what they see, if their link allows it. They see their own comments, and members see all of them.

alter table guests add column can_comment boolean not null default false;
grant select (can_comment), insert (can_comment) on guests to app_rw;
grant select (can_comment) on guests to app_guest;

alter table comments add column guest_id uuid,
  add constraint comments_one_author check (num_nonnulls(author_id, guest_id) <= 1),
  add foreign key (family_id, guest_id) references guests (family_id, id) on delete cascade;
create index comments_of_guest on comments (guest_id, created_at, id) where guest_id is not null;
grant delete, select (id, family_id, photo_id, milestone_id, response_id, guest_id, text, created_at),
  insert (id, family_id, photo_id, milestone_id, response_id, guest_id, text) on comments to app_guest;
