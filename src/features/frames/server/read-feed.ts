import { hashToken } from '#features/accounts/server/secrets.ts'
import { selectPlaces } from '#features/guests/server/guest-places.fragments.ts'
import { limitKeyOf, clientOf } from '#server/http/client.ts'
import type { Http } from '#server/http/route.ts'
import type { Limit } from '#server/rate-limits.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import type { InputOf } from '#shared/contract.ts'
import type { Locale } from '#shared/locales.ts'
import { screensContract } from '../frames.contract.ts'
import { FEED_ITEMS } from '../frames.rules.ts'
import { asJsonFeed, asRss, type Feed } from './feed-formats.ts'
import { asFrame, type Frame, type FrameDeps } from './frame.ts'
import { findFeed } from './frames.queries.ts'
import { chooseSlides, hasOrder, readSlides } from './list-slides.ts'

/** Frames read a feed every hour or less often; some ask several times while they start. */
const CACHE_SECONDS = 900

type FeedDeps = FrameDeps & { appUrl: string; sign: SignMedia; clientReads: Limit }

/** Photos for a program that reads feeds, with images that need no session. @throws Problem link_expired, too_many_requests */
export async function readFeed(
  { appUrl, sign, clientReads, ...deps }: FeedDeps,
  { feed, token }: InputOf<typeof screensContract.readFrameFeed>,
  locale: Locale,
  { request, reply }: Http,
): Promise<void> {
  await clientReads(limitKeyOf(clientOf(request).address))
  const frame_id = await findFeed(deps.db.guest, hashToken(token))
  const content = await asFrame(deps, frame_id, screensContract.readFrameFeed, async (frame): Promise<Feed> => {
    const slides = await readSlides(frame, await chooseItems(frame), locale, sign)
    const items = slides.map((slide) => ({ ...slide, image_url: new URL(slide.image_url, appUrl).href }))
    return { title: `${frame.family_name} · ${frame.name}`, language: locale, address: appUrl, items }
  })
  const [type, body] =
    feed === 'feed.rss'
      ? (['application/rss+xml; charset=utf-8', asRss(content)] as const)
      : (['application/feed+json; charset=utf-8', asJsonFeed(content)] as const)
  reply
    .headers({ 'cache-control': `private, max-age=${CACHE_SECONDS}`, 'x-robots-tag': 'noindex' })
    .type(type)
    .send(body)
}

async function chooseItems(frame: Frame): Promise<string[]> {
  if (!hasOrder(frame)) return chooseSlides(frame, FEED_ITEMS)
  const places = await selectPlaces(frame.tx, frame, { toward: 'next', after: undefined, limit: FEED_ITEMS })
  return places.map(({ id }) => id)
}
