import type { NotificationKind } from '../notifications.rules.ts'

/** A notification to send. */
export type NewNotification = {
  family_id: string
  kind: NotificationKind
  actor_id: string | null
  /** While unread, notifications with the same key are combined. */
  bundle: string
  count: number
  title: string
  photo_ids: string[]
  milestone_id?: string | null
  child_id?: string | null
  album_id?: string | null
  /** YYYY-MM-DD */
  day?: string | null
}
