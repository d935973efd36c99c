import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Cursor, Id, IdempotencyKey } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { member } from '../families/families.rules.ts'
import {
  AGE_MAX,
  CAPSULE_PAGE_SIZE,
  capsuleAudiences,
  LETTER_FILES_MAX,
  LETTER_MAX_LENGTH,
  WAITING_MAX,
} from './capsules.rules.ts'

const Capsule = z.object({
  id: Id,
  /** Null if the person was deleted permanently. */
  person_id: z.nullable(Id),
  /** Names as they were when it was sealed. */
  person_name: z.string(),
  author_id: z.nullable(Id),
  author_name: z.string(),
  audience: z.enum(capsuleAudiences),
  /** If the day was chosen as a birthday. */
  age: z.nullable(z.int()),
  /** A calendar date, `YYYY-MM-DD`. */
  opens_on: z.string(),
  created_at: z.string(),
  opened_at: z.nullable(z.string()),
  /** How many photos and recordings are in it. */
  file_count: z.int(),
  /** How many of them are photos, and how many audio or video. No one can know before it opens: 0 until then. */
  photo_count: z.int(),
  recording_count: z.int(),
  /** The server’s copy of the key can’t be used here, so it opens only after someone has entered the sheet’s key. */
  needs_sheet: z.boolean(),
  /** For the author: the birthday by today’s birth date of the person, if it’s another day. */
  birthday: z.nullable(z.string()),
})
export type Capsule = z.output<typeof Capsule>

const LetterFile = z.object({
  id: Id,
  /** Decrypting and preparing a file takes a moment after the letter has opened. One that failed is tried again each day. */
  state: z.enum(['ready', 'preparing', 'failed']),
  kind: z.nullable(z.enum(['image', 'video', 'audio'])),
  /** A photo of a letter for the whole family is one of the family’s photos. */
  photo_id: z.nullable(Id),
  filename: z.nullable(z.string()),
  /** The image, or what a player plays. */
  url: z.nullable(z.string()),
  poster_url: z.nullable(z.string()),
  download_url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  thumbhash: z.nullable(z.string()),
  /** In seconds. */
  duration: z.nullable(z.number()),
})
export type LetterFile = z.output<typeof LetterFile>

const ListedCapsule = z.object({
  ...Capsule.shape,
  /** How its text begins, and its first photo. Null until it opens. */
  beginning: z.nullable(z.object({ text: z.string(), photo: z.nullable(LetterFile) })),
})
export type ListedCapsule = z.output<typeof ListedCapsule>

const OpenedCapsule = z.object({
  ...Capsule.shape,
  /** Null until it opens, for everyone. Empty if it has only photos and recordings. */
  letter: z.nullable(z.string()),
  /** Empty until it opens, for everyone. */
  files: z.array(LetterFile),
})
export type OpenedCapsule = z.output<typeof OpenedCapsule>

export const capsulesContract = contract({
  listLetters: operation('GET', '/api/families/:family_id/letters', {
    access: member('family.view'),
    summary: 'List letters for later',
    description: 'Letters that wait, soonest first, or that have opened, latest first, with how they begin.',
    query: z.object({
      state: z._default(z.enum(['waiting', 'opened']), 'waiting'),
      cursor: Cursor,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), CAPSULE_PAGE_SIZE),
    }),
    response: z.object({ letters: z.array(ListedCapsule), next_cursor: z.nullable(z.string()) }),
  }),
  getLetter: operation('GET', '/api/families/:family_id/letters/:letter_id', {
    access: member('family.view'),
    summary: 'Get a letter for later',
    description: 'Its text is null and its files are missing until it opens, for its author too.',
    response: OpenedCapsule,
  }),
  sealLetter: operation('POST', '/api/families/:family_id/letters', {
    access: member('photos.add'),
    has_secret: true,
    summary: 'Seal a letter until a day',
    description: `Encrypts the letter, and returns the sheet with the author’s copy of its key, which isn’t stored. Up to ${WAITING_MAX} of a member can wait in a family. Photos and recordings are uploaded first (see createUpload) with the metadata purpose letter.`,
    body: z.object({
      once: IdempotencyKey,
      person_id: Id.check(z.describe('The person whom it’s for.')),
      letter: z.string().check(
        z.trim(),
        z.maxLength(LETTER_MAX_LENGTH, 'too_long'),
        // PostgreSQL couldn't store it once it opens.
        z.refine((text) => !text.includes('\u0000'), 'invalid'),
        z.describe('Can be empty if it has photos or recordings.'),
      ),
      file_ids: z
        ._default(
          z.array(Id).check(
            z.maxLength(LETTER_FILES_MAX, 'too_many'),
            z.refine((ids) => new Set(ids).size === ids.length, 'invalid'),
          ),
          [],
        )
        .check(z.describe('Uploads of the caller that are done, in the order in which they’re shown.')),
      opens_on: z.optional(z.iso.date('date_required')).check(z.describe('The day on which it opens, or use age.')),
      age: z
        .optional(z.int().check(z.minimum(1), z.maximum(AGE_MAX)))
        .check(z.describe('Opens on the birthday at which the person is this old. They need a birth date.')),
      audience: z
        ._default(z.enum(capsuleAudiences), 'family')
        .check(
          z.describe(
            'Who can read it once it has opened: the family, or only the author and the person, who needs an account.',
          ),
        ),
      language: z.enum(locales).check(z.describe('The language of the sheet.')),
    }),
    response: z.object({
      sealed: Capsule,
      sheet: z.object({ filename: z.string(), pdf: z.string().check(z.describe('In Base64.')) }),
    }),
    status: 201,
    problems: ['conflict', 'too_many'],
  }),
  moveLetter: operation('POST', '/api/families/:family_id/letters/:letter_id/birthday', {
    access: member('photos.add'),
    summary: 'Move a letter to the corrected birthday',
    description: 'For its author, when the birth date of the person was changed after the letter was sealed.',
    response: Capsule,
    problems: ['conflict'],
  }),
  enterSheet: operation('POST', '/api/families/:family_id/letters/:letter_id/sheet', {
    access: member('photos.add'),
    summary: 'Enter a letter’s sheet',
    description:
      'Only needed after a move to a server with another secret. The letter stays sealed, and this server opens it on its day.',
    body: z.object({
      key: z
        .string()
        .check(z.trim(), z.maxLength(500, 'too_long'), z.describe('The key on the sheet, or its 24 words.')),
    }),
    response: Capsule,
  }),
  removeLetterFile: operation('DELETE', '/api/families/:family_id/letter-files/:letter_file_id', {
    access: member('family.view'),
    summary: 'Remove a file that isn’t sealed yet',
    description: 'For the person who uploaded it. Files that aren’t sealed in a letter are deleted after two days.',
  }),
  deleteLetter: operation('DELETE', '/api/families/:family_id/letters/:letter_id', {
    access: member('family.view'),
    summary: 'Take back or delete a letter',
    description:
      'Until it opens, only its author can. Once it has opened, so can the family’s owner if the whole family sees it.',
  }),
})
