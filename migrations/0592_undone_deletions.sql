-- Who deleted a photo: they can undo it for a few minutes, whoever owns the family.

alter table photos add column deleted_by uuid references profiles on delete set null;
create index photos_deleted_by on photos (deleted_by) where deleted_by is not null;

drop function if exists app.restore_photos(uuid, uuid[], integer);
