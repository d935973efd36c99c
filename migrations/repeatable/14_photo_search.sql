-- Normalized words, split at everything that is neither letter nor digit in any script. The ranges are listed, because what
-- counts as a letter otherwise depends on the server's locale.
create or replace function app.words_of(words text) returns setof text
  language sql immutable strict parallel safe
  begin atomic
    select distinct left(word, 60) from regexp_split_to_table(app.fold(words),
      '[\s\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+') word where word <> '';
  end;

-- Chinese, Japanese, Korean and Thai have no spaces: each pair of neighboring characters counts as a word.
create or replace function app.is_unspaced(word text) returns boolean
  language sql immutable strict parallel safe
  return word ~ '[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]';

create or replace function app.pairs_of(word text) returns setof text
  language sql immutable strict parallel safe
  begin atomic
    select substr(word, place, 2) from generate_series(1, greatest(length(word) - 1, 1)) place;
  end;

-- A word and its stems in each language of Hearthbook.
create or replace function app.lexemes_of(word text) returns setof text
  language sql immutable strict parallel safe
  begin atomic
    select word
    union select unnest(ts_lexize('english_stem', word))
    union select unnest(ts_lexize('spanish_stem', word))
    union select unnest(ts_lexize('french_stem', word))
    union select unnest(ts_lexize('german_stem', word));
  end;

-- "Man", "hat" and "war" are small words in German only.
create or replace function app.is_stop_word(word text) returns boolean
  language sql immutable strict parallel safe
  return ts_lexize('english_stem', word) = '{}' or ts_lexize('spanish_stem', word) = '{}' or ts_lexize('french_stem', word) = '{}'
    or (ts_lexize('german_stem', word) = '{}' and word <> all (array['man', 'hat', 'war', 'will', 'bin']));

-- Indexes the words of a photo, its description, place, camera, tags, latest comments and what people said about it, and the IDs
-- of its people.
create or replace function app.index_photo(photo photos) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan
as $$
declare
  found_words text[];
  named text[];
begin
  if photo.deleted_at is null then
    named := array(select app.person_lexeme(shown.person_id) from photo_people shown where shown.photo_id = photo.id);
    select array_agg(word) into found_words from app.words_of(concat_ws(' ', photo.description, photo.location_name,
      photo.camera ->> 'make', photo.camera ->> 'model', photo.camera ->> 'lens',
      (select string_agg(tag.name, ' ') from photo_tags tag where tag.photo_id = photo.id),
      (select string_agg(latest.text, ' ') from (select text from comments
        where family_id = photo.family_id and photo_id = photo.id order by created_at desc limit 100) latest),
      (select string_agg(said.transcript, ' ') from audio_captions said
        where said.family_id = photo.family_id and said.photo_id = photo.id))) word;
  end if;
  if found_words is null and coalesce(named, '{}') = '{}' then
    delete from photo_search where photo_id = photo.id;
    return;
  end if;
  insert into search_words (family_id, word)
    select photo.family_id, new_word from unnest(found_words) new_word
      where not exists (select 1 from search_words known where known.family_id = photo.family_id and known.word = new_word)
      order by new_word
    on conflict do nothing;
  insert into photo_search (photo_id, family_id, private_to, words)
    values (photo.id, photo.family_id, app.private_to(photo), array_to_tsvector(array(
      select lexeme from unnest(found_words) word, app.lexemes_of(word) lexeme where lexeme <> ''
      union select pair from unnest(found_words) word, app.pairs_of(word) pair where app.is_unspaced(word)
      union select unnest(named))))
    on conflict (photo_id) do update set private_to = excluded.private_to, words = excluded.words;
end;
$$;

create or replace function app.update_photo_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.index_photo(new);
  return null;
end;
$$;
-- A photo without words has no row.
create trigger photo_search_new after insert on photos
  for each row when (new.description is not null or new.location_name is not null or new.camera is not null)
  execute function app.update_photo_search();
create trigger photo_search_changed after update of description, location_name, camera, audience, added_by, deleted_at on photos
  for each row when (row(old.description, old.location_name, old.camera, old.audience, old.added_by, old.deleted_at)
    is distinct from row(new.description, new.location_name, new.camera, new.audience, new.added_by, new.deleted_at))
  execute function app.update_photo_search();

create or replace function app.update_tag_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.index_photo(photo) from photos photo where photo.id in (select photo_id from changed) order by photo.id;
  return null;
end;
$$;
create trigger photo_tags_search_added after insert on photo_tags
  referencing new table as changed for each statement execute function app.update_tag_search();
create trigger photo_tags_search_gone after delete on photo_tags
  referencing old table as changed for each statement execute function app.update_tag_search();

create trigger photo_people_search_added after insert on photo_people
  referencing new table as changed for each statement execute function app.update_tag_search();
create trigger photo_people_search_gone after delete on photo_people
  referencing old table as changed for each statement execute function app.update_tag_search();

create or replace function app.update_comment_search() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform app.index_photo(photo) from photos photo
    where photo.id in (case when tg_op <> 'INSERT' then old.photo_id end, case when tg_op <> 'DELETE' then new.photo_id end)
    order by photo.id;
  return null;
end;
$$;
create trigger comments_search after insert or delete or update of text, photo_id on comments
  for each row execute function app.update_comment_search();
create trigger captions_search_changed after update of transcript, photo_id on audio_captions
  for each row when (row(old.transcript, old.photo_id) is distinct from row(new.transcript, new.photo_id))
  execute function app.update_comment_search();
create trigger captions_search_gone after delete on audio_captions
  for each row when (old.transcript is not null) execute function app.update_comment_search();

-- No word contains a colon.
create or replace function app.person_lexeme(person_id uuid) returns text
  language sql immutable strict parallel safe
  return 'person:' || person_id;

-- The words of a person's names.
create or replace function app.names_of(person people) returns setof text
  language sql stable strict parallel safe
  begin atomic
    select app.words_of(concat_ws(' ', person.first_name, person.last_name, array_to_string(person.also_known_as, ' ')));
  end;

create or replace function app.exactly(lexeme text) returns tsquery
  language sql immutable strict parallel safe
  return (quote_literal(replace(lexeme, '\', '\\')))::tsquery;

create or replace function app.beginning_with(lexeme text) returns tsquery
  language sql immutable strict parallel safe
  return (quote_literal(replace(lexeme, '\', '\\')) || ':*')::tsquery;

create or replace function app.or_all(parts tsquery[]) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg(part::text, ' | ')::tsquery from unnest(parts) part);

create or replace function app.and_all(parts tsquery[]) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg(part::text, ' & ')::tsquery from unnest(parts) part);

-- Matches every word as written, as a prefix, by its stems, in the names of people, or, if the family never wrote it, by
-- similar words of theirs.
-- Null for an empty search.
create or replace function app.search_query(in_family uuid, looked_for text) returns tsquery
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  given text[] := array(select word from app.words_of(left(looked_for, 200)) word limit 8);
  telling text[] := array(select word from unnest(given) word where not app.is_stop_word(word));
  one text;
  part tsquery;
  wanted tsquery;
  named tsquery;
begin
  if telling <> '{}' then
    given := telling;
  end if;
  foreach one in array given loop
    if app.is_unspaced(one) then
      select app.and_all(array_agg(case when length(pair) = 1 then app.beginning_with(pair) else app.exactly(pair) end))
        into part from app.pairs_of(one) pair;
    else
      part := app.beginning_with(one);
      select part || app.or_all(array_agg(app.exactly(lexeme))) into part from app.lexemes_of(one) lexeme where lexeme <> '';
      if length(one) >= 4 and not exists (select 1 from search_words known, app.lexemes_of(one) lexeme
        where known.family_id = in_family and known.word >= lexeme and known.word < lexeme || chr(1114111)) then
        select coalesce(part || app.or_all(array_agg(app.exactly(alike.word))), part) into part
          -- "Backup" isn't a misspelled "back".
          from (select known.word from search_words known where known.family_id = in_family and known.word % one
            and not (starts_with(one, known.word) and length(one) > length(known.word) + 1)
            order by similarity(known.word, one) desc, known.word limit 3) alike;
      end if;
    end if;
    select app.or_all(array_agg(app.exactly(app.person_lexeme(person.id)))) into named from people person
      where person.family_id = in_family and person.deleted_at is null
        and exists (select from app.names_of(person) name where starts_with(name, one) or length(one) >= 4 and name % one);
    part := coalesce(part || named, part);
    wanted := coalesce(wanted && part, part);
  end loop;
  return wanted;
end;
$$;

-- Photos that match and show all of these people, in a family of the caller's, and that the caller may see.
create or replace function app.find_photos(in_family uuid, looked_for text, of_people uuid[] default '{}') returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public, pg_temp
as $$
declare
  wanted tsquery;
begin
  if in_family <> all (array(select app.my_families())) then
    return;
  end if;
  wanted := app.search_query(in_family, looked_for);
  if of_people <> '{}' then
    wanted := wanted && app.and_all(array(select app.exactly(app.person_lexeme(person_id)) from unnest(of_people) person_id));
  end if;
  return query select found.photo_id from photo_search found
    where found.family_id = in_family and found.words @@ wanted
      and found.private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]);
end;
$$;

-- The newest photos that match, if the text is so frequent that the first two thousand photos have as many as asked for; otherwise
-- none, because collecting all matches is faster then. A sample decides.
create or replace function app.find_newest_photos(in_family uuid, looked_for text, asked integer) returns setof uuid
  language plpgsql stable security definer rows 30 set search_path = public, pg_temp
as $$
declare
  wanted tsquery;
  found_ids uuid[];
  walked integer;
begin
  if in_family <> all (array(select app.my_families())) then
    return;
  end if;
  wanted := app.search_query(in_family, looked_for);
  foreach walked in array array[100, 2000] loop
    found_ids := array(
      select newest.id from (
        select id from photos where family_id = in_family and deleted_at is null and film_of is null
          order by sort_at desc, id desc limit walked) newest
        where exists (select from photo_search found where found.photo_id = newest.id and found.words @@ wanted
          and found.private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()]) offset 0)
        limit asked);
    exit when cardinality(found_ids) = asked or cardinality(found_ids) < 4;
  end loop;
  if cardinality(found_ids) = asked then
    return query select unnest(found_ids);
  end if;
end;
$$;

-- How many photos match, up to `most`.
create or replace function app.count_found_photos(in_family uuid, looked_for text, most integer) returns bigint
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  wanted tsquery;
begin
  if in_family <> all (array(select app.my_families())) then
    return 0;
  end if;
  wanted := app.search_query(in_family, looked_for);
  return (select count(*) from (
    select from photo_search found
      where found.family_id = in_family and found.words @@ wanted
        and found.private_to = any (array['00000000-0000-0000-0000-000000000000', app.user_id()])
        and exists (select from photos where photos.id = found.photo_id and photos.film_of is null offset 0)
      limit most) counted);
end;
$$;

-- Photos whose file, or that of their video, has a name that starts like this.
create or replace function app.photos_named(in_family uuid, beginning text) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = public, pg_temp
as $$
begin
  if in_family <> all (array(select app.my_families())) then
    return;
  end if;
  return query select coalesce(film_of, id) from photos
    where family_id = in_family and deleted_at is null
      and lower(filename) ~>=~ lower(beginning) and lower(filename) ~<~ (lower(beginning) || chr(1114111))
      and (audience <> 'private' or added_by = app.user_id());
end;
$$;

grant execute on function app.photos_named, app.find_photos, app.find_newest_photos, app.count_found_photos to app_rw;
