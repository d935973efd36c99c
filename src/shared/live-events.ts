/** What can have changed in a family. Screens ask anew for what they show of it; the event itself carries no content. */
export const liveKinds = [
  'activity',
  'books',
  'categories',
  'children',
  'comments',
  'family',
  'invitations',
  'members',
  'milestones',
  'personality',
  'photos',
] as const
export type LiveKind = (typeof liveKinds)[number]

/** What a page that listens is told. */
export type LiveEvent =
  | { kind: LiveKind; family_id: string; id?: string }
  /** The person who listens came to a family, has another role there, or belongs to it no more. */
  | { kind: 'membership'; family_id: string; member: boolean }
  | { kind: 'notifications' }

/** A new stream begins with what was told in this time, so that pages need not ask anew after a short gap. */
export const LIVE_REPLAY_SECONDS = 15
/** So often a stream shows that it is alive. */
export const LIVE_BEAT_SECONDS = 25
