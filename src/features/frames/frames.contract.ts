import * as z from 'zod/mini'
import { anyone, contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { Timezone } from '../accounts/accounts.schemas.ts'
import { member } from '../families/families.rules.ts'
import { GUEST_PEOPLE_MAX, guestRecentDays } from '../guests/guests.rules.ts'
import {
  CODE_MINUTES,
  DAY_MINUTES,
  FrameCode,
  FrameName,
  SECONDS_DEFAULT,
  SECONDS_MAX,
  SECONDS_MIN,
} from './frames.rules.ts'

const Minute = z.nullable(z.int().check(z.minimum(0), z.maximum(DAY_MINUTES - 1)))

const Settings = z.object({
  name: FrameName.check(
    z.describe('Where the frame is, such as “Grandma’s kitchen”. The frame shows it when it’s paired.'),
  ),
  person_ids: z
    ._default(z.array(Id).check(z.maxLength(GUEST_PEOPLE_MAX)), [])
    .check(z.describe('Shows photos of these people only. Empty for everyone.')),
  album_id: z
    ._default(z.nullable(Id), null)
    .check(z.describe('Shows only the photos of this album, which can’t have a rule.')),
  recent_days: z
    ._default(z.nullable(z.literal(guestRecentDays)), null)
    .check(z.describe('Shows only photos from this many past days.')),
  on_this_day: z
    ._default(z.boolean(), false)
    .check(
      z.describe(
        'Shows photos of this day and the days around it in earlier years, and favorites if there are none. Of people, an album, recent days and this day, a frame shows one.',
      ),
    ),
  shows_family_only: z
    ._default(z.boolean(), false)
    .check(z.describe('Also shows family-only photos. Private photos are never shown.')),
  shows_captions: z._default(z.boolean(), true).check(z.describe('Shows the descriptions of photos.')),
  shows_ages: z._default(z.boolean(), true).check(z.describe('Shows how old the children in a photo were.')),
  shows_places: z._default(z.boolean(), true).check(z.describe('Shows the names of places.')),
  seconds: z
    ._default(z.int().check(z.minimum(SECONDS_MIN), z.maximum(SECONDS_MAX)), SECONDS_DEFAULT)
    .check(z.describe('Seconds per photo.')),
  quiet_from: z
    ._default(Minute, null)
    .check(z.describe('When the screen turns dark, in minutes after midnight. Null for never.')),
  quiet_to: z._default(Minute, null).check(z.describe('When it shows photos again. Required with `quiet_from`.')),
  timezone: z._default(Timezone, 'UTC').check(z.describe('The frame’s IANA time zone, such as Europe/Paris.')),
})
export type FrameSettings = z.output<typeof Settings>

const { album_id: _album, ...shownSettings } = Settings.shape
const Frame = z.object({
  ...shownSettings,
  name: z.string(),
  timezone: z.string(),
  recent_days: z.nullable(z.int()),
  id: Id,
  /** A screen opens /frame in its browser; a feed is read at an address with a token. */
  kind: z.enum(['screen', 'feed']),
  album: z.nullable(z.object({ id: Id, title: z.string() })),
  created_at: z.string(),
  last_seen_at: z.nullable(z.string()),
})
export type Frame = z.output<typeof Frame>

/** A photo with the texts below it, or a short video. */
const Slide = z.object({
  id: Id,
  width: z.int(),
  height: z.int(),
  /** What the slow zoom moves toward, as fractions. Null for the middle. */
  focus_x: z.nullable(z.number()),
  focus_y: z.nullable(z.number()),
  /** Signed for this frame, for a day; refused as soon as the frame is removed. */
  image_url: z.string(),
  /** A short video, or the video of a motion photo. */
  video_url: z.nullable(z.string()),
  caption: z.nullable(z.string()),
  /** Ages, place and date in the frame’s language. */
  detail: z.string(),
})
export type Slide = z.output<typeof Slide>

export const framesContract = contract({
  listFrames: operation('GET', '/api/families/:family_id/frames', {
    access: member('guests.manage'),
    summary: 'List frames',
    description: 'Returns TVs, tablets and feeds that show the family’s photos, newest first.',
    response: z.object({ frames: z.array(Frame) }),
  }),
  addFrame: operation('POST', '/api/families/:family_id/frames', {
    access: member('guests.manage'),
    summary: 'Pair a frame',
    description: `Pairs the screen that shows this code. A code is valid for ${CODE_MINUTES} minutes.`,
    body: z.extend(Settings, { code: FrameCode.check(z.describe('The six digits on the screen.')) }),
    response: Frame,
    status: 201,
    problems: ['wrong_code', 'too_many', 'too_many_requests'],
  }),
  addFrameFeed: operation('POST', '/api/families/:family_id/frame-feeds', {
    access: member('guests.manage'),
    summary: 'Create a feed for a frame',
    description:
      'Creates addresses for frames and screensavers that read RSS or JSON feeds. They’re returned only once.',
    body: Settings,
    response: z.object({ frame: Frame, rss_url: z.string(), json_url: z.string() }),
    status: 201,
    problems: ['too_many'],
  }),
  updateFrame: operation('PUT', '/api/families/:family_id/frames/:frame_id', {
    access: member('guests.manage'),
    summary: 'Change a frame',
    description: 'The screen follows within a minute.',
    body: Settings,
    response: Frame,
  }),
  removeFrame: operation('DELETE', '/api/families/:family_id/frames/:frame_id', {
    access: member('guests.manage'),
    summary: 'Remove a frame',
    description: 'The screen or feed stops working right away, and so do all of its photos’ URLs.',
  }),
})

export const screensContract = contract({
  startFrame: operation('POST', '/api/frame/code', {
    access: anyone,
    summary: 'Show a pairing code',
    description: `Returns six digits, valid for ${CODE_MINUTES} minutes, and the token that fetches the session once they’re entered.`,
    response: z.object({ code: z.string(), token: z.string() }),
    problems: ['too_many_requests'],
  }),
  openFrame: operation('POST', '/api/frame/session', {
    access: anyone,
    summary: 'Start a frame session',
    description: 'Sets the session cookie once the code was entered.',
    body: z.object({ token: z.string().check(z.maxLength(100)) }),
    response: z.object({ state: z.enum(['waiting', 'expired', 'paired']) }),
    problems: ['too_many_requests'],
  }),
  leaveFrame: operation('DELETE', '/api/frame/session', {
    access: anyone,
    summary: 'Unpair this frame',
    description: 'For people who were just paired with a family they don’t know.',
  }),
  readFrame: operation('GET', '/api/frame', {
    access: anyone,
    summary: 'Get a frame’s settings and newest photos',
    description: 'For a screen’s session. Answers 304 if nothing changed. `link_expired`: the frame was removed.',
    query: z.object({
      showing: z
        .optional(z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,3}$/)))
        .check(z.describe('IDs of the photos on the screen, to learn which were withdrawn.')),
    }),
    response: z.object({
      name: z.string(),
      family_name: z.string(),
      seconds: z.int(),
      quiet_from: z.nullable(z.int()),
      quiet_to: z.nullable(z.int()),
      /** Of the frame’s time zone, now. */
      utc_offset_minutes: z.int(),
      /** Changes when the frame shows other photos or texts. */
      version: z.string(),
      /** Photos that were added in the last hour, newest first. */
      newest: z.array(Slide),
      withdrawn_ids: z.array(Id),
    }),
    problems: ['link_expired'],
  }),
  listSlides: operation('GET', '/api/frame/slides', {
    access: anyone,
    summary: 'List the next photos of a frame',
    description:
      'For a screen’s session. An album and recent photos come in order, and start again after the last. Everything else comes in short runs from all years.',
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(400))) }),
    response: z.object({ slides: z.array(Slide), next_cursor: z.nullable(z.string()) }),
    problems: ['link_expired'],
  }),
  readFramePage: operation('GET', '/frame', {
    access: anyone,
    summary: 'Get the page of frames',
    description: 'Shows a code, and photos once it’s paired. Written for old browsers.',
    raw: true,
  }),
  readFrameFeed: operation('GET', '/api/frames/:feed', {
    access: anyone,
    summary: 'Get a frame’s feed',
    description: 'Media RSS or JSON Feed 1.1 with up to 50 photos. `link_expired`: the feed was removed.',
    params: z.object({ feed: z.enum(['feed.rss', 'feed.json']) }),
    query: z.object({ token: z.string().check(z.maxLength(100)) }),
    raw: true,
    problems: ['link_expired', 'too_many_requests'],
  }),
  readFrameMedia: operation('GET', '/wall-media/*', {
    access: anyone,
    summary: 'Download a frame’s photo or video',
    description:
      'Requires a URL signed for this frame, and for screens its session too. Supports single-range requests.',
    raw: true,
  }),
})
