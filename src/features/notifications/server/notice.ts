import type { NotificationKind } from '../notifications.rules.ts'

/** Something to tell people of. */
export type NewNotice = {
  family_id: string
  kind: NotificationKind
  actor_id: string | null
  /** What is told together for as long as it is unread. */
  bundle: string
  count: number
  title: string
  photo_ids: string[]
  milestone_id?: string | null
  child_id?: string | null
  /** YYYY-MM-DD */
  day?: string | null
}
