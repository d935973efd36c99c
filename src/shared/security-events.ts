/** Attempts to break in or bypass limits, as shown to administrators and named in the log: `<what>.<outcome>`. */
export const securityEvents = [
  'session.refused',
  'second_factor.refused',
  'proof.refused',
  'session.new_device',
  'limit.reached',
  'origin.refused',
  'signature.refused',
  'access.refused',
  'events.suppressed',
] as const
export type SecurityEventName = (typeof securityEvents)[number]

export const SECURITY_EVENT_DAYS = 90
/** Older events are deleted. */
export const SECURITY_EVENTS_STORED = 100_000
