-- Which part of a picture is shown; its original stays whole, and the whole can be shown again.

alter table photos
  -- left, top, width, height, as shares of the upright picture before it was turned by hand; null: all of it.
  add column crop jsonb check (jsonb_typeof(crop) = 'object'),
  -- How often that was changed: derivatives of each are another version.
  add column crop_edits integer not null default 0 check (crop_edits >= 0);

grant update (crop, crop_edits) on photos to app_rw;
