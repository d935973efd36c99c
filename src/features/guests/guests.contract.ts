import * as z from 'zod/mini'
import { anyone, contract, guest, operation } from '#shared/contract.ts'
import { Id, IdempotencyKey } from '#shared/id-schemas.ts'
import { locales } from '#shared/locales.ts'
import { momentKinds } from '#shared/subjects.ts'
import { CommentText } from '../comments/comments.rules.ts'
import { member } from '../families/families.rules.ts'
import { listOf } from '../photos/photos.filters.ts'
import { takenPrecisions } from '../photos/photos.rules.ts'
import {
  GUEST_ADD_DAYS,
  GUEST_ADD_GIGABYTES,
  GUEST_NAME_MAX_LENGTH,
  GUEST_PEOPLE_MAX,
  GUEST_PREVIEW_MAX,
  guestLinkDays,
  GuestName,
  guestRecentDays,
  Pin,
  PIN_MAX_LENGTH,
} from './guests.rules.ts'

const PreviewParams = z.object({
  preview: z.string().check(z.maxLength(100), z.describe('The key in the address of a link that shows its cover.')),
})
const SubjectParams = z.object({
  subject_kind: z.enum(momentKinds).check(z.describe('The type of the item. “response” is a child’s answer.')),
  subject_id: Id,
})

const Guest = z.object({
  id: Id,
  name: z.string(),
  /** The language of the pages; null follows the guest's browser. */
  language: z.nullable(z.enum(locales)),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
  last_seen_at: z.nullable(z.string()),
  /** The people whose photos, milestones and answers the guest sees; empty for everyone. */
  person_ids: z.array(Id),
  /** The album that the link shows, if it shows only one. */
  album: z.nullable(z.object({ id: Id, title: z.string() })),
  /** Shows only photos from this many past days. */
  recent_days: z.nullable(z.int()),
  shows_family_only: z.boolean(),
  can_save: z.boolean(),
  can_comment: z.boolean(),
  /** Until when the guest can send photos to the album; null if they can’t. */
  adds_until: z.nullable(z.string()),
  has_pin: z.boolean(),
  /** Whether chat apps show the album’s title and cover where the link is pasted. */
  shows_cover: z.boolean(),
})
export type Guest = z.output<typeof Guest>

/** The complete link, returned once. Only its hash is stored. */
const Link = z.object({ guest: Guest, url: z.string() })

/** A photo, or a video with its poster frame. */
const GuestImage = z.object({
  width: z.int(),
  height: z.int(),
  /** Signed for this guest, valid for 50 minutes or more; refused as soon as the link ends. */
  large_url: z.string(),
  /** The thumbnail, if there is one. */
  small_url: z.nullable(z.string()),
  /** Whether the video is that of a Live Photo. */
  is_live: z.boolean(),
  /** The video without metadata. */
  film_url: z.nullable(z.string()),
  /** The full-resolution image or the video, without metadata, if the link allows saving. */
  save_url: z.nullable(z.string()),
})
export type GuestImage = z.output<typeof GuestImage>

/** A comment that the guest wrote. */
const GuestComment = z.object({ id: Id, text: z.string(), created_at: z.string() })
export type GuestComment = z.output<typeof GuestComment>

const moment = {
  id: Id,
  hearted: z.boolean(),
  /** The guest’s own comments, oldest first. */
  comments: z.array(GuestComment),
  picture: z.nullable(GuestImage),
}

/** A photo as guests see it, without location, camera or file name. */
const GuestPhoto = z.object({
  ...moment,
  kind: z.literal('photo'),
  /** Audio captions, without metadata. */
  voice_urls: z.array(z.string()),
  description: z.nullable(z.string()),
  taken_at: z.nullable(z.string()),
  /** How exactly the time is known; see takenPrecisions. */
  taken_precision: z.enum(takenPrecisions),
  created_at: z.string(),
})

export type GuestPhoto = z.output<typeof GuestPhoto>

/** With the first of its photos that guests can see. */
const GuestMilestone = z.object({
  ...moment,
  kind: z.literal('milestone'),
  name: z.string(),
  description: z.nullable(z.string()),
  date: z.string(),
  child_name: z.nullable(z.string()),
})

const GuestAnswer = z.object({
  ...moment,
  kind: z.literal('response'),
  /** In the language of the guest's pages. */
  prompt_text: z.string(),
  response_text: z.nullable(z.string()),
  answered_at: z.string(),
  child_name: z.string(),
})

const GuestMoment = z.discriminatedUnion('kind', [GuestPhoto, GuestMilestone, GuestAnswer])
export type GuestMoment = z.output<typeof GuestMoment>

export const guestsContract = contract({
  listGuests: operation('GET', '/api/families/:family_id/guests', {
    access: member('guests.manage'),
    summary: 'List guest links',
    description: 'Returns active links, newest first.',
    response: z.object({ guests: z.array(Guest) }),
  }),
  countGuestPhotos: operation('GET', '/api/families/:family_id/guest-preview', {
    access: member('guests.manage'),
    summary: 'Count what a guest link would show',
    description: `Photos and videos by audience, each up to ${GUEST_PREVIEW_MAX.toLocaleString('en')}. Guests never see private ones.`,
    query: z.object({
      album_id: z.optional(Id).check(z.describe('Counts the photos of this album.')),
      recent_days: z
        .optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(365)))
        .check(z.describe('Counts photos from this many past days.')),
      person_ids: listOf(Id).check(z.describe('IDs of people, separated by commas. Counts photos of any of them.')),
    }),
    response: z.object({
      extended_family: z.int(),
      family_only: z.int(),
      /** Only the caller’s own. */
      private: z.int(),
    }),
  }),
  addGuest: operation('POST', '/api/families/:family_id/guests', {
    access: member('guests.manage'),
    summary: 'Create a guest link',
    description: 'The link shows what you choose to someone without an account. It’s returned only once.',
    body: z.object({
      person_ids: z
        ._default(z.array(Id).check(z.maxLength(GUEST_PEOPLE_MAX)), [])
        .check(z.describe('Shows photos, milestones, and answers of these people only. Empty for everyone.')),
      name: GuestName.check(
        z.describe('The name your family uses. It appears next to the hearts and comments this guest sends.'),
      ),
      language: z
        ._default(z.nullable(z.enum(locales)), null)
        .check(z.describe('Language of the guest page, or null for the browser’s language.')),
      days: z
        ._default(z.nullable(z.literal(guestLinkDays)), null)
        .check(z.describe('Days until the link expires, or null for no expiration.')),
      album_id: z
        .optional(z.nullable(Id))
        .check(
          z.describe('Shows only the photos of this album, which can’t have a rule. Can’t be combined with people.'),
        ),
      recent_days: z
        .optional(z.nullable(z.literal(guestRecentDays)))
        .check(z.describe('Shows only photos from this many past days. Can’t be combined with people or an album.')),
      shows_family_only: z
        ._default(z.boolean(), false)
        .check(z.describe('Also shows family-only photos of the album or these days. Private photos are never shown.')),
      can_save: z
        ._default(z.boolean(), false)
        .check(z.describe('Lets the guest download photos and videos, without location and other metadata.')),
      can_comment: z
        ._default(z.boolean(), false)
        .check(z.describe('Lets the guest comment. Members see the comments, and other guests don’t.')),
      can_add: z
        ._default(z.boolean(), false)
        .check(
          z.describe(
            `Lets the guest send photos and videos to the album for ${GUEST_ADD_DAYS} days, up to ${GUEST_ADD_GIGABYTES} GB. They wait until someone who can edit the album adds or declines them.`,
          ),
        ),
      shows_cover: z
        ._default(z.boolean(), false)
        .check(
          z.describe(
            'Lets chat apps and sites show the album’s title and cover photo where the link is pasted. Not with a PIN.',
          ),
        ),
      pin: z
        .optional(z.nullable(Pin))
        .check(z.describe('Digits that the guest enters to open the link. Null for no PIN.')),
    }),
    response: Link,
    status: 201,
    problems: ['too_many'],
  }),
  askForAlbumLink: operation('POST', '/api/families/:family_id/albums/:album_id/link-request', {
    access: member('photos.edit_own'),
    summary: 'Ask the owner to share an album by link',
    description:
      'Notifies the owner, once a day for each album until there’s a link. Not for private albums and those with a rule.',
    body: z.object({
      name: z
        ._default(z.string().check(z.trim(), z.maxLength(GUEST_NAME_MAX_LENGTH, 'guest_name_too_long')), '')
        .check(z.describe('Who the link is for, as your family calls them.')),
    }),
    response: z.object({
      /** Whether the owner gets a notification; false if you asked earlier today. */
      notified: z.boolean(),
    }),
    status: 200,
    problems: ['conflict'],
  }),
  listLinkRequests: operation('GET', '/api/families/:family_id/albums/:album_id/link-requests', {
    access: member('photos.edit_own'),
    summary: 'List requests to share an album by link',
    description: 'Newest first. The owner sees everyone’s, and other members see their own.',
    response: z.object({
      requests: z.array(
        z.object({
          /** The first name of the member who asked. */
          asker: z.string(),
          /** Who the link is for; empty if the member didn’t say it. */
          name: z.string(),
          asked_at: z.string(),
          /** When the owner made a link to the album; null until then. */
          made_at: z.nullable(z.string()),
          can_ask_again: z.boolean(),
        }),
      ),
    }),
  }),
  renewGuestLink: operation('POST', '/api/families/:family_id/guests/:guest_id/link', {
    access: member('guests.manage'),
    summary: 'Replace a guest link',
    description: 'The old link and all sessions started with it stop working.',
    response: Link,
    status: 200,
  }),
  revokeGuest: operation('DELETE', '/api/families/:family_id/guests/:guest_id', {
    access: member('guests.manage'),
    summary: 'Revoke a guest link',
    description: 'The link and all sessions started with it stop working right away.',
  }),
  openGuestLink: operation('POST', '/api/guest/link', {
    access: anyone,
    summary: 'Start a guest session',
    description: 'Exchanges a guest link’s token for a session cookie. `wrong_code`: the link has a PIN.',
    body: z.object({
      token: z.string().check(z.maxLength(100)).check(z.describe('The token in the guest link.')),
      pin: z
        .optional(z.string().check(z.maxLength(PIN_MAX_LENGTH, 'guest_pin_invalid')))
        .check(z.describe('The link’s PIN, if it has one.')),
    }),
    problems: ['link_expired', 'wrong_code', 'too_many_requests'],
  }),
  listGuestMoments: operation('GET', '/api/guest/moments', {
    access: guest,
    summary: 'List what a family shares with guests',
    description: 'Newest first, or in the order of the album that the link shows.',
    query: z.object({
      cursor: z.optional(z.string().check(z.maxLength(400))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 30),
    }),
    response: z.object({
      name: z.string(),
      family_name: z.string(),
      /** The album that the link shows, if it shows only one. */
      album: z.nullable(z.object({ title: z.string(), description: z.nullable(z.string()) })),
      moments: z.array(GuestMoment),
      next_cursor: z.nullable(z.string()),
    }),
  }),
  heartGuestMoment: operation('PUT', '/api/guest/moments/:subject_kind/:subject_id/heart', {
    access: guest,
    summary: 'Send a heart as a guest',
    description: 'The family sees who sent the heart.',
    params: SubjectParams,
  }),
  unheartGuestMoment: operation('DELETE', '/api/guest/moments/:subject_kind/:subject_id/heart', {
    access: guest,
    summary: 'Remove a heart as a guest',
    params: SubjectParams,
  }),
  addGuestComment: operation('POST', '/api/guest/moments/:subject_kind/:subject_id/comments', {
    access: guest,
    budget: 'comments',
    summary: 'Comment as a guest',
    description: 'Only with a link that allows comments. The family sees who wrote it.',
    params: SubjectParams,
    body: z.object({ once: IdempotencyKey, text: CommentText }),
    response: GuestComment,
    status: 201,
  }),
  deleteGuestComment: operation('DELETE', '/api/guest/comments/:comment_id', {
    access: guest,
    summary: 'Delete your comment as a guest',
  }),
  readGuestPage: operation('GET', '/guest', {
    access: anyone,
    summary: 'Get the guest page',
    description:
      'Shows one photo or milestone at a time, or an overview. Without a guest session, explains how to open the link.',
    query: z.object({
      moment: z
        .optional(Id)
        .check(
          z.describe('The ID of the photo or milestone to show. Default: the overview of an album, or the newest.'),
        ),
      view: z
        .optional(z.enum(['all', 'open']))
        .check(z.describe('“all” shows the overview, “open” the page that opens a link, even with a session.')),
      person: z.optional(Id).check(z.describe('Shows only what’s about this person.')),
      after: z.optional(Id).check(z.describe('The ID of the photo or milestone that the overview continues after.')),
    }),
    raw: true,
  }),
  readLinkPreview: operation('GET', '/guest/:preview', {
    access: anyone,
    summary: 'Get the page that opens a guest link',
    description:
      'Chat apps read the title and cover of the album from it, if the link allows that. Otherwise, it doesn’t identify anything.',
    params: PreviewParams,
    raw: true,
  }),
  readLinkCover: operation('GET', '/guest/:preview/cover', {
    access: anyone,
    summary: 'Get the cover photo of a guest link',
    description: 'A thumbnail. Only for links that show their cover in link previews.',
    params: PreviewParams,
    raw: true,
    problems: ['not_found'],
  }),
  readGuestMedia: operation('GET', '/shared-media/*', {
    access: guest,
    summary: 'Download a photo or video as a guest',
    description: 'Requires a URL signed for this guest. Supports single-range requests.',
    raw: true,
  }),
})
