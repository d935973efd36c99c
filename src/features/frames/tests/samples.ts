import { framesContract } from '#features/frames/frames.contract.ts'
import type { Fixture } from '#kit/fixture.ts'
import { seedFrame, showsCode } from '#kit/frames.ts'
import type { Input } from '#kit/requests.ts'
import { family, nothing, type MakeSample } from '#kit/sample.ts'

/** Ends the frames of earlier samples: a family can't have one for every caller and text. */
async function makeRoom({ owner, family_id, frame_id }: Fixture): Promise<void> {
  await owner.server.sql(
    `update guests set revoked_at = now()
      where family_id = $1 and is_frame and id <> $2 and name not in ('Shown', 'Read') and revoked_at is null`,
    [family_id, frame_id],
  )
}

async function freshFrame(fixture: Fixture): Promise<Input> {
  const { family_id, owner } = fixture
  await makeRoom(fixture)
  return { family_id, frame_id: (await seedFrame(owner, { family_id })).frame_id }
}

/** Once for each family, since a family can't have a frame for every caller. */
function once<Made>(make: (fixture: Fixture) => Promise<Made>): (fixture: Fixture) => Promise<Made> {
  const known = new WeakMap<Fixture, Promise<Made>>()
  return (fixture) => {
    const made = known.get(fixture) ?? make(fixture)
    known.set(fixture, made)
    return made
  }
}

const screenOf = once(async ({ owner, family_id }) => (await seedFrame(owner, { family_id }, { name: 'Shown' })).screen)
const feedOf = once(({ owner, family_id }) => owner.call(framesContract.addFrameFeed, { family_id, name: 'Read' }))

/** A request of a frame's own screen. */
const byScreen: MakeSample = async (fixture) => ({
  input: {},
  extra: { headers: { cookie: (await screenOf(fixture)).cookie } },
})

export const samples: Record<string, MakeSample> = {
  listFrames: family,
  addFrame: async (fixture) => {
    const { family_id, owner, album_id } = fixture
    await makeRoom(fixture)
    return { input: { family_id, name: 'Grandma’s kitchen', album_id, code: (await showsCode(owner)).code } }
  },
  addFrameFeed: async (fixture) => {
    const { family_id, album_id } = fixture
    await makeRoom(fixture)
    return { input: { family_id, name: 'Grandma’s kitchen', album_id } }
  },
  updateFrame: async (fixture) => ({ input: { ...(await freshFrame(fixture)), name: 'Hallway' } }),
  removeFrame: async (fixture) => ({ input: await freshFrame(fixture) }),
  startFrame: nothing,
  openFrame: async ({ owner }) => ({ input: { token: (await showsCode(owner)).secret } }),
  leaveFrame: nothing,
  readFrame: byScreen,
  listSlides: byScreen,
  readFramePage: nothing,
  readFrameFeed: async (fixture) => {
    const { rss_url } = await feedOf(fixture)
    return { input: { feed: 'feed.rss', token: rss_url.split('=')[1]! } }
  },
  readFrameMedia: async (fixture) => {
    const { json_url } = await feedOf(fixture)
    const { origin } = new URL(json_url)
    const { text } = await fixture.owner.sends({ method: 'GET', url: json_url.slice(origin.length) })
    const { items } = JSON.parse(text) as { items: { image: string }[] }
    return { input: {}, url: items[0]!.image.slice(origin.length) }
  },
}
