-- The front cover and its typeface, copied from the document, so that the list of books shows covers as they're printed.

alter table books add column cover jsonb check (jsonb_typeof(cover) = 'object');
update books
  set cover = jsonb_build_object('typeface', version.document -> 'typeface', 'front', version.document #> '{cover,front}')
  from book_versions version
  where version.book_id = books.id and version.version = books.version;
update books
  set cover = '{"typeface": "serif", "front": {"id": "front", "layout": "cover_words", "background": null, "slots": [null, null]}}'
  where cover is null;
alter table books alter column cover set not null;
grant update (cover) on books to app_rw;
