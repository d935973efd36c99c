import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '#shared/ids.ts'
import { anyText } from '#shared/test-any-text.ts'
import { mediaKinds, mediaUrls, type MediaAddress, type MediaObject, type MediaVariant } from './media-urls.ts'

const SECRET = 'a secret of at least thirty-two characters'
const NOON = Date.UTC(2026, 5, 1, 12)
const MINUTE = 60_000

const aunt = { user_id: newId(), session_id: newId() }
const object: Required<MediaObject> = {
  kind: 'photo',
  family_id: newId(),
  id: newId(),
  variant: 'original',
  version: 3,
  download: false,
}
const photo: MediaAddress = { ...object, ...aunt }
const at = (now: number, secret = SECRET) => mediaUrls(secret, () => now)

test('a viewer opens a photo whose URL was signed for them', () => {
  expect(at(NOON + MINUTE).verify(at(NOON).sign(aunt, object))).toEqual(photo)
  const { download, ...shown } = object
  expect(at(NOON).sign(aunt, shown)).toBe(at(NOON).sign(aunt, { ...shown, download }))
})

test('a URL with any character changed, added or removed is refused', () => {
  const { sign, verify } = at(NOON)
  const url = sign(aunt, object)
  const changed = [...url].flatMap((_, place) => {
    const [before, after] = [url.slice(0, place), url.slice(place + 1)]
    const others = [...'azAZ059-_/&=?.%+ #'].flatMap((other) => [
      before + other + after,
      before + other + url.slice(place),
    ])
    return [before + after, ...others]
  })
  expect(changed.filter((one) => one !== url && verify(one) !== null)).toEqual([])
  expect(verify(`${url}A`)).toBeNull()
})

test('the last character of the signature is compared completely, including its unused bits', () => {
  const { sign, verify } = at(NOON)
  const url = sign(aunt, object)
  for (const last of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
    expect(verify(url.slice(0, -1) + last) !== null).toBe(url.endsWith(last))
  }
})

test("a URL for one object can't be used for another", () => {
  const { sign, verify } = at(NOON)
  const [own, other] = [sign(aunt, object), sign(aunt, { ...object, download: true })]
  const signatureOf = (url: string) => url.slice(-43)
  expect(signatureOf(own)).not.toBe(signatureOf(other))
  expect(verify(other.slice(0, -43) + signatureOf(own))).toBeNull()
  expect(verify(own.replace('&d=0', '&d=1'))).toBeNull()
  expect(verify(own.replace('/original?', '/small?'))).toBeNull()
  expect(verify(own.replace(photo.id, newId()))).toBeNull()
  expect(verify(own.replace('/photo/', '/answer/'))).toBeNull()
  expect(verify(own.replace(photo.user_id, newId()))).toBeNull()
  expect(verify(own.replace(photo.session_id, newId()))).toBeNull()
  expect(verify(own.replace(photo.family_id, newId()))).toBeNull()
  expect(verify(`${own}&s=${signatureOf(own)}`)).toBeNull()
  expect(verify(own.replace('/media/', '//media/'))).toBeNull()
})

test('the thumbnails of a family have one signature, for one session and version', () => {
  const { sign, verify } = at(NOON)
  const small = sign(aunt, { ...object, variant: 'small' })
  const other = { ...object, id: newId(), variant: 'large' } as const
  expect(sign(aunt, other).slice(-43)).toBe(small.slice(-43))
  expect(verify(small.replace(`${object.id}/small`, `${other.id}/large`))).toEqual({ ...other, ...aunt })
  const changes = [
    [object.family_id, newId()],
    [aunt.user_id, newId()],
    [aunt.session_id, newId()],
    ['?v=3', '?v=4'],
    ['&d=0', '&d=1'],
    [`${object.id}/small`, 'thumbnails'],
    ['/small', '/original'],
    ['/small', '/full'],
    ['/photo/', '/answer/'],
    ['/photo/', '/child/'],
  ] as const
  for (const [from, to] of changes) expect(verify(small.replace(from, to)), `${from} to ${to}`).toBeNull()
  expect(verify(sign(aunt, object).replace('/original', '/small'))).toBeNull()
})

test('browsers cache images of photos and children, but no recordings, since consent can be withdrawn', () => {
  const worker = readFileSync(path.join(import.meta.dirname, '../../../public/service-worker.js'), 'utf8')
  const name = new RegExp(/const NAME = \/(.+)\/\n/.exec(worker)![1]!)
  const stored = mediaKinds.filter((kind) => name.test(at(NOON).sign(aunt, { ...object, kind, variant: 'large' })))
  expect(stored).toEqual(['photo', 'child'])
})

test('URLs of another instance are refused', () => {
  expect(at(NOON).verify(at(NOON, 'another secret of thirty-two characters').sign(aunt, object))).toBeNull()
})

test('a URL works for 51 to 60 minutes and stays the same for minutes, so a page can use it for 50', () => {
  for (let second = 0; second < 1200; second += 7) {
    const signed = NOON + second * 1000
    const url = at(signed).sign(aunt, object)
    expect(at(signed + 51 * MINUTE - 1).verify(url)).toEqual(photo)
    expect(at(signed + 60 * MINUTE).verify(url)).toBeNull()
  }
  const step = Math.ceil(NOON / (9 * MINUTE)) * 9 * MINUTE
  expect(at(step).sign(aunt, object)).toBe(at(step + 9 * MINUTE - 1).sign(aunt, object))
})

test("arbitrary text isn't a URL of ours, and never an error", () => {
  const { verify } = at(NOON)
  for (const url of ['', '/', '/media/', '/media/a/b/c?s=d', 'x'.repeat(100_000), '/media/%00', '\u0000', '🎂']) {
    expect(verify(url)).toBeNull()
  }
  fc.assert(fc.property(anyText(300), (url) => verify(url) === null))
})

test('every URL that we sign is verified as what it was signed for', () => {
  const id = fc.uuid()
  const address = fc.record({
    kind: fc.constantFrom(...mediaKinds),
    family_id: id,
    id,
    user_id: id,
    session_id: id,
    variant: fc.constantFrom<MediaVariant>('small', 'large', 'original'),
    version: fc.nat(),
    download: fc.boolean(),
  })
  const { sign, verify } = at(NOON)
  fc.assert(fc.property(address, (one) => void expect(verify(sign(one, one))).toEqual(one)))
})

test("thumbnails signed in turn for several viewers, families and times each have their own viewer's signature", () => {
  let now = NOON
  const { sign, verify } = mediaUrls(SECRET, () => now)
  const uncle = { user_id: newId(), session_id: newId() }
  const objects = [object, { ...object, family_id: newId() }, { ...object, version: 4 }, { ...object, download: true }]
  for (const minutes of [0, 0, 20])
    for (const viewer of [aunt, uncle, { ...aunt, session_id: uncle.session_id }, { ...aunt, user_id: uncle.user_id }])
      for (const one of objects)
        for (const variant of ['small', 'large', 'original'] as const) {
          now += minutes * MINUTE
          const url = sign(viewer, { ...one, variant })
          expect(url).toBe(at(now).sign(viewer, { ...one, variant }))
          expect(verify(url)).toEqual({ ...one, variant, ...viewer })
        }
})
