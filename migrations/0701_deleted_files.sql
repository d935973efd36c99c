-- Whether a file that someone asks about is in Recently deleted.
create index photos_deleted_files on photos (family_id, sha256) where deleted_at is not null;
