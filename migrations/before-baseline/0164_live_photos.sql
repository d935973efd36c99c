-- Both halves of a Live Photo say the same identifier: the picture finds its film by it. A column of its own, since under
-- row-level security an index does not serve what is taken out of JSON.
alter table photos add column live_id text generated always as (pairing ->> 'content_identifier') stored;
create index photos_live on photos (family_id, live_id) where deleted_at is null and live_id is not null;
