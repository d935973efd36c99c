/**
 * Version of the text that an owner agrees to before a child is recorded. Change it when the meaning of the text
 * changes.
 */
export const CONSENT_VERSION = '2026-11-25'
