-- Lists the groups of faces that someone hid, to show them again.

create index face_groups_hidden on face_groups (family_id, faces desc, id) where person_id is null and is_hidden;
