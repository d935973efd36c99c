-- Where crops of a photo are centered, measured along with its derivatives. Older photos don't have it until they're turned
-- or cropped: books then assume the middle.

alter table photos
  add column focus_x real check (focus_x between 0 and 1),
  add column focus_y real check (focus_y between 0 and 1),
  add constraint photos_focus check ((focus_x is null) = (focus_y is null));
