import { sql } from 'kysely'

/** Images that can be shown side by side. Archiving a photo removes it from all proposals. */
export const isShown = sql<boolean>`photo.deleted_at is null and photo.film_of is null and not photo.is_archived
  and photo.kind = 'image' and not photo.placeholder`
