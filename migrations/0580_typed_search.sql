-- What a photo is, as far as its file shows. Those that may be Live Photos are, if their video is there.
alter table photos add column form text generated always as (case
  when kind = 'video' then 'video'
  when file_type = 'image/x-adobe-dng' then 'raw'
  when jsonb_typeof(pairing -> 'motion_video') = 'object' or pairing ?| array['content_identifier', 'video_by_name'] then 'live_photo'
  when filename ~* '^(screen ?shot|screenshot|screen ?capture|bildschirmfoto|captura de pantalla|capture d.{1,2}.cran)'
    -- iPhones save screenshots as PNG under the names of photos.
    or (file_type = 'image/png' and camera is null and filename ~* '^img_\d') then 'screenshot'
  when filename ~* '^(scan|escaneo|numerisation|numérisation)([^a-z]|ned|$)'
    or camera ->> 'model' ~* '(scan|perfection|coolscan|opticfilm|lide \d|expression \d+xl)'
    or camera ->> 'make' ~* 'plustek' then 'scan'
  end) stored;
create index photos_forms on photos (family_id, form, sort_at desc, id desc) where deleted_at is null and form is not null;
create index photos_filenames on photos (family_id, lower(filename) text_pattern_ops) where deleted_at is null;

update photos picture set pairing = coalesce(picture.pairing, '{}') || '{"video_by_name": true}'
  from photos video
  where video.family_id = picture.family_id and video.film_of = picture.id and picture.live_id is null;

-- German stems of the words that are indexed, and words of cameras and comments.
update photo_search set words = words || array_to_tsvector(array(
  select stem from unnest(tsvector_to_array(words)) word, unnest(ts_lexize('german_stem', word)) stem
    where stem <> '' and word not like 'person:%'));

create temporary table new_words on commit drop as
  select photo.family_id, photo.id as photo_id,
      case when audience = 'private' then coalesce(added_by, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        else '00000000-0000-0000-0000-000000000000' end as private_to,
      array(select distinct left(word, 60) from regexp_split_to_table(app.fold(concat_ws(' ',
          photo.camera ->> 'make', photo.camera ->> 'model', photo.camera ->> 'lens',
          (select string_agg(said.text, ' ') from comments said where said.family_id = photo.family_id and said.photo_id = photo.id))),
        '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+') word where word <> '') as words
    from photos photo
    where deleted_at is null and (coalesce(camera ->> 'make', camera ->> 'model', camera ->> 'lens') is not null
      or exists (select from comments said where said.family_id = photo.family_id and said.photo_id = photo.id and said.text is not null));
insert into search_words (family_id, word)
  select distinct family_id, word from new_words, unnest(words) word on conflict do nothing;
insert into photo_search (photo_id, family_id, private_to, words)
  select photo_id, family_id, private_to, array_to_tsvector(array(
      select lexeme from unnest(words) word, unnest(array[word] || ts_lexize('english_stem', word) || ts_lexize('spanish_stem', word)
        || ts_lexize('french_stem', word) || ts_lexize('german_stem', word)) lexeme where lexeme <> ''))
    from new_words where words <> '{}'
  on conflict (photo_id) do update set words = photo_search.words || excluded.words;
drop table new_words;

drop function if exists app.find_photos(uuid, text);
