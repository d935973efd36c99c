import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db, Tx } from '#server/db/database.ts'
import { publishToFamily } from '#server/live/publish.ts'
import { newId } from '#shared/ids.ts'
import {
  insertGroup,
  lockGroups,
  moveFaces,
  moveGroup,
  saveCenter,
  selectCenters,
  selectFamiliesToGroup,
  selectGroups,
  selectStaleGroups,
  selectUngrouped,
  selectVectors,
  tagPeople,
} from './group-faces.queries.ts'
import { lockConsent } from './scan.queries.ts'
import { meanOf, similarity, toVector, type Vector } from './vectors.ts'

/** Cosines between a face and the mean of a group, and between two means, which vary less than faces do. */
const SAME_PERSON = 0.5
const SAME_GROUP = 0.65
/** Each batch reads the means of all groups. */
const BATCH = 200
const PAGE = 1_000
export const TAGS_AT_ONCE = 1_000
/** A mean follows its latest faces, so that no number of faces makes it rigid. */
const WEIGHT_MAX = 30
const SAMPLE = 100
const STALE_AT_ONCE = 100

type Parts = { db: Db; log: Logger }
type Nearest = { id: string; how: number }

/** Sorts new faces into groups, joins groups that turned out to be alike, and tags people in photos. */
export async function groupFaces({ db, log }: Parts, family_ids: readonly string[]): Promise<void> {
  for (const family_id of family_ids) {
    try {
      await groupFacesOf(db, family_id)
    } catch (error) {
      log.error({ family_id, err: error }, "couldn't group faces")
    }
  }
}

/** What no new photo of a family causes, such as the means of groups whose photos were deleted. */
export async function groupLeftFaces(parts: Parts): Promise<void> {
  await groupFaces(parts, await selectFamiliesToGroup(parts.db))
}

export async function groupFacesOf(db: Db, family_id: string): Promise<void> {
  await refreshStale(db, family_id)
  let isChanged = false
  for (;;) {
    const faces = await selectUngrouped(db, family_id, BATCH)
    if (faces.length === 0) break
    const changed = await addToGroups(db, family_id, faces)
    if (!changed) return
    await joinAlike(db, family_id, changed)
    isChanged = true
  }
  for (;;) {
    const tagged = await inGroups(db, family_id, (tx) =>
      tagPeople(tx, { family_id, tag: 'automatic', limit: TAGS_AT_ONCE }),
    )
    if (!tagged) break
    isChanged = true
  }
  if (isChanged) await publishToFamily(db, family_id, { kind: 'people' })
}

/** Nothing if the family withdrew its consent. */
function inGroups<T>(db: Db, family_id: string, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockConsent(tx, family_id))) return undefined
    await lockGroups(tx, family_id)
    return work(tx)
  })
}

/** Returns the groups whose means changed. A face that begins a group was just compared with all of them. */
async function addToGroups(db: Db, family_id: string, faces: Awaited<ReturnType<typeof selectUngrouped>>) {
  const found = faces.map(({ id, vector }) => ({ id, vector: toVector(vector) }))
  // Compared before the lock is taken, because it can take seconds.
  const nearest = await findNearest(db, family_id, found)
  return inGroups(db, family_id, async (tx) => {
    const ids = nearest.flatMap((near) => (near && near.how >= SAME_PERSON ? [near.id] : []))
    const groups = new Map(
      (await selectGroups(tx, family_id, ids)).map(({ id, center, faces: count }) => [
        id,
        { vector: toVector(center), count, added: [] as string[], isNew: false },
      ]),
    )
    for (const [at, { id, vector }] of found.entries()) {
      const near = nearest[at]
      const known = near && near.how >= SAME_PERSON && groups.has(near.id) ? near : undefined
      const fresh = mostAlike(
        vector,
        [...groups].filter(([, { isNew }]) => isNew),
      )
      const best = fresh && fresh.how >= Math.max(SAME_PERSON, known?.how ?? 0) ? fresh : known
      const group = groups.get(best?.id ?? '')
      if (group) {
        const weight = Math.min(group.count, WEIGHT_MAX)
        group.vector = toVector(
          meanOf([
            [group.vector, weight],
            [vector, 1],
          ]),
        )
        group.count++
        group.added.push(id)
      } else groups.set(newId(), { vector, count: 1, added: [id], isNew: true })
    }
    for (const [id, { vector, added, isNew }] of groups) {
      const center = Buffer.from(vector.bytes)
      if (isNew) await insertGroup(tx, { id, family_id, center })
      else await saveCenter(tx, id, center)
      await moveFaces(tx, family_id, added, id)
    }
    return [...groups].flatMap(([id, { count, added }]) => (count > 1 && added.length ? [id] : []))
  })
}

function mostAlike(vector: Vector, groups: [string, { vector: Vector }][]): Nearest | undefined {
  let best: Nearest | undefined
  for (const [id, group] of groups) {
    const how = similarity(vector, group.vector)
    if (how > (best?.how ?? -1)) best = { id, how }
  }
  return best
}

/** The group that each vector is most like, other than the group that it's the mean of. */
async function findNearest(db: Db, family_id: string, vectors: { id: string; vector: Vector }[]) {
  const nearest: (Nearest | undefined)[] = vectors.map(() => undefined)
  let after: string | undefined
  for (;;) {
    const page = await selectCenters(db, family_id, after, PAGE)
    const centers = page.map(({ id, center }): [string, { vector: Vector }] => [id, { vector: toVector(center) }])
    for (const [at, { id, vector }] of vectors.entries()) {
      const best = mostAlike(
        vector,
        centers.filter(([center]) => center !== id),
      )
      if (best && best.how > (nearest[at]?.how ?? -1)) nearest[at] = best
      // Requests and other jobs of this process have their turn.
      if (at % 10 === 9) await setImmediate()
    }
    after = page.at(-1)?.id
    if (page.length < PAGE) return nearest
  }
}

/** Joins groups into others that became alike. Groups that people named or arranged are never joined into others. */
async function joinAlike(db: Db, family_id: string, ids: string[]): Promise<void> {
  const groups = (await selectGroups(db, family_id, ids)).map(({ id, center }) => ({ id, vector: toVector(center) }))
  const nearest = await findNearest(db, family_id, groups)
  for (const [at, { id }] of groups.entries()) {
    const near = nearest[at]
    if (!near || near.how < SAME_GROUP) continue
    await inGroups(db, family_id, async (tx) => {
      const pair = await selectGroups(tx, family_id, [id, near.id])
      const [from, into] = pair.toSorted((a, b) => Number(isArranged(a)) - Number(isArranged(b)) || a.faces - b.faces)
      if (!from || !into || isArranged(from) || from.not_person_ids.includes(into.person_id ?? '')) return
      // An earlier pair may have changed one of them.
      const [one, other] = [toVector(from.center), toVector(into.center)]
      if (into.by_hand && !into.person_id) return
      if (similarity(one, other) < SAME_GROUP) return
      await moveGroup(tx, family_id, from.id, into.id)
      const weights = [Math.min(from.faces, WEIGHT_MAX), Math.min(into.faces, WEIGHT_MAX)] as const
      await saveCenter(
        tx,
        into.id,
        meanOf([
          [one, weights[0]],
          [other, weights[1]],
        ]),
      )
    })
  }
}

function isArranged({
  person_id,
  by_hand,
  is_hidden,
}: {
  person_id: string | null
  by_hand: boolean
  is_hidden: boolean
}) {
  return person_id !== null || by_hand || is_hidden
}

/** Nothing of deleted faces stays in a mean. */
async function refreshStale(db: Db, family_id: string): Promise<void> {
  for (;;) {
    const stale = await selectStaleGroups(db, family_id, STALE_AT_ONCE)
    for (const { id } of stale) await inGroups(db, family_id, (tx) => refreshCenter(tx, family_id, id))
    if (stale.length < STALE_AT_ONCE) return
  }
}

/** Computes a group's mean again, from some of its faces. */
export async function refreshCenter(tx: Tx, family_id: string, group_id: string): Promise<void> {
  const rows = await selectVectors(tx, family_id, group_id, SAMPLE)
  if (rows.length) await saveCenter(tx, group_id, meanOf(rows.map(({ vector }) => [toVector(vector), 1] as const)))
}

/** Tags a group's person in all of its photos, as someone who named it confirmed. */
export async function tagGroup(
  db: Db,
  { family_id, group_id }: { family_id: string; group_id: string },
): Promise<void> {
  const tags = { family_id, group_id, tag: 'confirmed', limit: TAGS_AT_ONCE }
  while (await inGroups(db, family_id, (tx) => tagPeople(tx, tags)));
  await publishToFamily(db, family_id, { kind: 'photos' })
}
