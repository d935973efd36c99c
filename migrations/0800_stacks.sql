-- Photos of a stack are one tile of the gallery: the one on top. The others leave the timeline, and stay in albums, with their
-- people, among favorites and in searches.

alter table photos
  add column stack_id uuid,
  -- Someone chose it. Otherwise, the first photo of a stack is on top.
  add column is_stack_top boolean not null default false,
  -- Another photo of its stack is on top. Maintained by app.settle_stack.
  add column is_covered boolean not null default false,
  -- Someone took it out of a stack, so it isn't stacked automatically again.
  add column is_unstacked boolean not null default false,
  -- Of the camera's maker.
  add column burst_id text check (length(burst_id) <= 64),
  add constraint photos_stack check (stack_id is not null or not (is_stack_top or is_covered));
grant update (stack_id, is_stack_top, is_unstacked) on photos to app_rw;
create index photos_stack on photos (family_id, stack_id) where stack_id is not null;

-- Without covered ones, so that a page doesn't walk past them.
drop index photos_timeline;
create index photos_timeline on photos (family_id, sort_at desc, id desc) where deleted_at is null and not is_archived and not is_covered;
drop index photos_newest_timeline;
create index photos_newest_timeline on photos (family_id, created_at desc, id desc)
  where deleted_at is null and not is_archived and not is_covered;

-- How many of the photos are covered. None of them is archived.
alter table photo_counts add column covered integer not null default 0;
