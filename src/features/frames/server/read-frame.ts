import { createHash } from 'node:crypto'
import type { Http } from '#server/http/route.ts'
import { namesEtag, quoted } from '#server/storage/content-headers.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { Locale } from '#shared/locales.ts'
import { zoneOf } from '#shared/time-zones.ts'
import type { screensContract } from '../frames.contract.ts'
import type { Frame } from './frame.ts'
import { listNewest } from './list-slides.ts'
import { selectPhotosStillShown } from './slides.queries.ts'

type Read = typeof screensContract.readFrame

/** What a screen has to know of changes: 304 if there are none. */
export async function readFrame(
  frame: Frame,
  { showing }: InputOf<Read>,
  locale: Locale,
  sign: SignMedia,
  { request, reply }: Http,
): Promise<ResultOf<Read>> {
  const { tx, name, family_name, seconds, quiet_from, quiet_to, timezone } = frame
  const asked = showing?.split(',') ?? []
  const [newest, present] = await Promise.all([
    listNewest(frame, locale, sign),
    selectPhotosStillShown(tx, frame, asked),
  ])
  const state = {
    ...{ name, family_name, seconds, quiet_from, quiet_to },
    utc_offset_minutes: utcOffsetMinutes(timezone),
    version: versionOf(frame),
    withdrawn_ids: asked.filter((id) => !present.includes(id)),
  }
  // Without the URLs, which change with time.
  const etag = digest([state, newest.map(({ image_url: _image, video_url: _video, ...slide }) => slide)])
  reply.header('etag', quoted(etag))
  if (namesEtag(request.headers['if-none-match'], etag)) reply.status(304).send()
  return { ...state, newest }
}

/** Changes when the frame shows other photos, or other texts: then a screen forgets those it has. */
function versionOf(frame: Frame): string {
  const { album, recent_days, on_this_day, person_ids, audiences, shows_captions, shows_ages, shows_places } = frame
  const scope = [album?.id, album?.sort, recent_days, on_this_day, person_ids, audiences]
  return digest([scope, shows_captions, shows_ages, shows_places])
}

function digest(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}

/** Old browsers don't know time zones, so screens get the distance of theirs from UTC. */
function utcOffsetMinutes(timezone: string, now = new Date()): number {
  const format = { timeZone: zoneOf(timezone), dateStyle: 'short', timeStyle: 'medium' } as const
  // Swedish dates are ISO dates: 2026-11-26 17:05:00.
  const clock = new Intl.DateTimeFormat('sv-SE', format).format(now)
  const local = Date.parse(`${clock.replace(' ', 'T')}Z`)
  return Math.round((local - now.getTime()) / 60_000)
}
