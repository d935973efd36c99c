-- A photo can have several audio captions, each from a person and at a place in the picture, as fractions of its width and
-- height from its top left corner.
alter table audio_captions drop constraint audio_captions_pkey, drop constraint audio_captions_clip_id_key;
alter table audio_captions add primary key (clip_id),
  add column x real check (x between 0 and 1),
  add column y real check (y between 0 and 1),
  add constraint audio_captions_place check ((x is null) = (y is null));
