-- Search in the texts of photos. GIN indexes don't serve operators that could leak, such as @@, under row-level security, so no
-- role can read these tables: app.find_photos checks who may see what and returns ids.

create table photo_search (
  photo_id uuid primary key,
  family_id uuid not null,
  private_to uuid not null,
  words tsvector not null,
  foreign key (family_id, photo_id) references photos (family_id, id) on delete cascade
);
create index photo_search_words on photo_search using gin (family_id, words);
alter table photo_search enable row level security;

-- The words that a family uses, to correct typing errors. Never shown: words of private photos are here too.
create table search_words (
  family_id uuid not null references families on delete cascade,
  word text not null,
  primary key (family_id, word)
);
create index search_words_alike on search_words using gin (family_id, word gin_trgm_ops);
alter table search_words enable row level security;
