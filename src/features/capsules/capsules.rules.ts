import { VIDEO_MAX_BYTES, VIDEO_MAX_MINUTES } from '../personality/personality.rules.ts'

export const LETTER_MAX_LENGTH = 20_000
/** A member can have this many letters waiting in a family. */
export const WAITING_MAX = 100
export const CAPSULE_PAGE_SIZE = 50
/** How much of a letter's text is in lists. */
export const BEGINNING_LENGTH = 600
export const AGE_MAX = 120
export const YEARS_AHEAD_MAX = 100

/** Photos and recordings in a letter. */
export const LETTER_FILES_MAX = 20
/** As for recorded answers. */
export const LETTER_FILE_MAX_BYTES = VIDEO_MAX_BYTES
export const LETTER_FILE_MAX_MINUTES = VIDEO_MAX_MINUTES
/** A member's files in a family that aren't sealed in a letter yet. They're deleted after two days. */
export const UNSEALED_FILES_MAX = 60
/** Upload metadata (tus) of a file for a letter. */
export const LETTER_FILE_PURPOSE = 'letter'
/** Of what the job of the day uploads. */
export const OPENED_FILE_PURPOSE = 'opened_letter'

/** The whole family, or only the author and the account of the person whom it's for. */
export const capsuleAudiences = ['family', 'recipient'] as const
export type CapsuleAudience = (typeof capsuleAudiences)[number]
