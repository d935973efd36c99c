import * as z from 'zod/mini'
import { anyone, contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { Email } from '../accounts/accounts.schemas.ts'
import { fontFiles } from '../book-layout/fonts.ts'
import { member } from '../families/families.rules.ts'
import { CONFIRM_DAYS, EDITIONS_MONTHS, papers, SUBSCRIBER_NAME_MAX_LENGTH, SUBSCRIBERS_MAX } from './gazette.rules.ts'

const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/), z.describe('A month, such as 2026-11.'))

const Look = {
  language: z.enum(locales),
  large_type: z.boolean().check(z.describe('Larger text, and fewer photos on a page.')),
  paper: z.enum(papers),
}

const Edition = z.object({
  month: z.string(),
  cover: z.object({
    id: Id,
    url: z.string(),
    width: z.int(),
    height: z.int(),
    /** Where crops are centered, in shares of the photo. Null if it wasn't measured. */
    focus_x: z.nullable(z.number()),
    focus_y: z.nullable(z.number()),
  }),
})
export type Edition = z.output<typeof Edition>

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const Line = z.object({
  text: z.string(),
  font: z.enum(fontFiles),
  rtl: z.boolean(),
  /** Left end and baseline. */
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
})

/** In millimeters, from back to front. */
const FrontMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fill'), box: Box, colour: z.string() }),
  /** `picture` is the position of the whole photo, and `box` the visible part. */
  z.object({ kind: z.literal('photo'), box: Box, picture: Box, photo_id: Id }),
  z.object({ kind: z.literal('text'), box: Box, colour: z.string(), runs: z.array(Line) }),
])

const Front = z.object({
  width: z.number(),
  height: z.number(),
  marks: z.array(FrontMark),
  photos: z.array(z.object({ id: Id, url: z.string() })),
  inside: z.array(z.object({ text: z.string(), page: z.int() })),
})
export type Front = z.output<typeof Front>

const Subscriber = z.object({
  id: Id,
  /** A member. Others have an email address. */
  user_id: z.nullable(Id),
  name: z.string(),
  email: z.nullable(z.string()),
  ...Look,
  shows_family_only: z.boolean(),
  /** Others get the gazette once they confirmed their address, and until they unsubscribe. */
  state: z.enum(['waiting', 'subscribed', 'unsubscribed']),
})
export type Subscriber = z.output<typeof Subscriber>

const Gazette = z.object({
  editions: z.array(Edition),
  current: z.object({
    month: z.string(),
    photos: z.int(),
    milestones: z.int(),
    answers: z.int(),
    cover: z.nullable(Edition.shape.cover),
  }),
  /** False if the server has no mail server: then people download it. */
  sends_email: z.boolean(),
  /** The caller’s own. */
  subscription: z.nullable(z.object(Look)),
  /** Only for people who may add some. */
  subscribers: z.array(Subscriber),
})
export type Gazette = z.output<typeof Gazette>

const Token = z.object({ token: z.string().check(z.maxLength(200)).check(z.describe('The token in the link.')) })

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'name_required'),
    z.maxLength(SUBSCRIBER_NAME_MAX_LENGTH, 'too_long'),
    z.describe('What the family calls them.'),
  )

const EditionQuery = z.object({
  language: z.enum(locales),
  paper: z.enum(papers),
  large_type: z.optional(z.literal('true')),
})

export const gazetteContract = contract({
  getGazette: operation('GET', '/api/families/:family_id/gazette', {
    access: member('family.view'),
    summary: 'Get a family’s gazette',
    description: `The editions of the last ${EDITIONS_MONTHS} months that have photos, newest first, what the current month has so far, and the caller’s subscription. People who may edit books also see who else subscribes.`,
    response: Gazette,
  }),
  getGazetteFront: operation('GET', '/api/families/:family_id/gazette/:month/front', {
    access: member('photos.view'),
    summary: 'Get the front page of an edition',
    description: 'What’s printed on it, and where, with the addresses of its photos, and what’s on the pages inside.',
    params: z.object({ family_id: Id, month: Month }),
    query: EditionQuery,
    response: Front,
  }),
  readGazette: operation('GET', '/api/families/:family_id/gazette/:month/file', {
    access: member('photos.view'),
    budget: 'exports',
    summary: 'Download an edition of the gazette',
    description:
      'A PDF with eight pages, laid out from what’s in the family now. Has photos that all members see, without archived ones. The current month is a preview.',
    params: z.object({ family_id: Id, month: Month }),
    query: z.extend(EditionQuery, { download: z.optional(z.literal('true')) }),
    raw: true,
  }),
  subscribeToGazette: operation('PUT', '/api/families/:family_id/gazette/subscription', {
    access: member('family.view'),
    summary: 'Subscribe to the gazette',
    description: 'For the caller, by email on the first of each month. Also changes how it’s made.',
    body: z.object(Look),
    response: z.object({ subscription: z.object(Look) }),
  }),
  unsubscribeFromGazette: operation('DELETE', '/api/families/:family_id/gazette/subscription', {
    access: member('family.view'),
    summary: 'Unsubscribe from the gazette',
  }),
  addGazetteSubscriber: operation('POST', '/api/families/:family_id/gazette/subscribers', {
    access: member('books.edit'),
    key_scope: 'share',
    summary: 'Add someone without an account to the gazette',
    description: `They get an email, and the gazette only once they confirm within ${CONFIRM_DAYS} days. Changes the settings of an address that’s subscribed, without another email. A family can have ${SUBSCRIBERS_MAX}.`,
    body: z.object({
      name: Name,
      email: Email,
      ...Look,
      shows_family_only: z
        .boolean()
        .check(z.describe('Whether it has what’s shared with members only, besides the extended family.')),
    }),
    response: Subscriber,
    status: 201,
    problems: ['too_many', 'too_many_requests'],
  }),
  removeGazetteSubscriber: operation('DELETE', '/api/families/:family_id/gazette/subscribers/:subscriber_id', {
    access: member('books.edit'),
    key_scope: 'share',
    summary: 'Remove someone without an account from the gazette',
    description: 'Their links stop working right away.',
  }),
  getGazetteLink: operation('GET', '/api/gazette/:token', {
    access: anyone,
    summary: 'Read what a link of the gazette is for',
    description: 'For links in emails and printed codes. `link_expired`: it no longer works.',
    params: Token,
    response: z.object({
      kind: z.enum(['confirm', 'unsubscribe', 'edition', 'voice']),
      family: z.string(),
      month: z.nullable(z.string()),
      /** How many recordings a code plays. */
      recordings: z.int(),
      is_video: z.boolean(),
    }),
    problems: ['link_expired', 'too_many_requests'],
  }),
  readGazetteLink: operation('GET', '/api/gazette/:token/file', {
    access: anyone,
    summary: 'Download what a link of the gazette leads to',
    description:
      'The edition as a PDF, or one of a code’s recordings without its metadata. Recordings support single-range requests.',
    params: Token,
    query: z.object({ recording: z.optional(z.string().check(z.regex(/^\d{1,2}$/), z.describe('From 0.'))) }),
    raw: true,
    problems: ['link_expired', 'too_many_requests'],
  }),
  answerGazetteLink: operation('POST', '/gazette/:token', {
    access: anyone,
    summary: 'Confirm a subscription to the gazette, or unsubscribe',
    description: 'Depending on the link. One-click unsubscribe (RFC 8058).',
    params: Token,
    problems: ['link_expired', 'too_many_requests'],
    from_anywhere: true,
    form: true,
  }),
})
