/** What can change in a family. Pages refetch what they show of it; events carry no content. */
export const liveKinds = [
  'activity',
  'albums',
  'books',
  'categories',
  'people',
  'comments',
  'family',
  'invitations',
  'members',
  'milestones',
  'personality',
  'photos',
] as const
export type LiveKind = (typeof liveKinds)[number]

/** An event that listening pages receive. */
export type LiveEvent =
  | { kind: LiveKind; family_id: string; id?: string }
  /** The user joined a family, left it, or has another role in it. */
  | { kind: 'membership'; family_id: string; member: boolean }
  | { kind: 'notifications' }

/** A new stream replays the events of this period, so pages needn't refetch after a short gap. */
export const LIVE_REPLAY_SECONDS = 15
/** Interval of heartbeats in a stream. */
export const LIVE_HEARTBEAT_SECONDS = 25
