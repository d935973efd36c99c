-- With all columns that row-level security asks about, so that tags are counted and combined without reading the table.
drop index photo_people_gallery;
create index photo_people_gallery on photo_people (family_id, person_id, sort_at desc, photo_id desc)
  include (private_to, is_favorite, is_deleted);
alter table photo_people drop constraint photo_people_pkey;
alter table photo_people add constraint photo_people_pkey primary key (photo_id, person_id)
  include (family_id, private_to, is_deleted);
