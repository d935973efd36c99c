-- For merging and deleting a person, which look for what they hid.
create index photos_hidden_people on photos (family_id, hidden_person_id) where hidden_person_id is not null;
