-- When a photo's row was inserted, for those since this migration. created_at may be earlier: imports date photos back to when
-- another family added them. Imported ones that are already here count from now on.
alter table photos add column stored_at timestamptz;
update photos set stored_at = now() where id in (select photo_id from import_items where photo_id is not null);
alter table photos alter column stored_at set default clock_timestamp();
