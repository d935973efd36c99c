-- Photos from before 0615: a job measures where their crops are centered.
create index photos_without_focus on photos (id)
  where focus_x is null and deleted_at is null and kind = 'image' and not placeholder;
