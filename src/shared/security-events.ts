/** Attempts to get in or around, as administrators see them and as the log names them: `<what>.<how it went>`. */
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
/** Of all of them together, the newest. */
export const SECURITY_EVENTS_STORED = 100_000
