import type { DemoPerson } from './demo-person.ts'
import type { Ids } from './add-content.ts'
import { portraits, type ChildName, type ShotTime } from './family-content.ts'

type OtherName = 'Freja' | 'Julien' | 'Astrid' | 'Pepper'
type Other = {
  kind: 'adult' | 'pet'
  last_name?: string
  birth_date?: string
  parents?: OtherName[]
  children?: ChildName[]
  shots: ShotTime[]
  face: ShotTime
}

/** The people in photos besides the children. Freja was as old in 1996 as Alma is on the same beach in 2026, to the day. */
export const others: Record<OtherName, Other> = {
  Astrid: {
    kind: 'adult',
    last_name: 'Lindqvist',
    birth_date: '1958-02-03',
    shots: [
      '2019-06-08T10:05:44',
      '2024-07-18T21:40:12',
      '2025-11-15T16:48:31',
      portraits.astrid,
      '2026-10-18T17:26:15',
    ],
    face: portraits.astrid,
  },
  Freja: {
    kind: 'adult',
    last_name: 'Lindqvist',
    birth_date: '1988-06-03',
    parents: ['Astrid'],
    children: ['Alma', 'Noé'],
    shots: [
      '1995-07-12T14:20:00',
      '1996-07-20T13:10:00',
      '2024-10-19T16:11:05',
      '2025-10-04T20:12:44',
      '2025-11-15T16:48:31',
      portraits.freja,
      '2026-10-03T18:20:44',
    ],
    face: portraits.freja,
  },
  Julien: {
    kind: 'adult',
    last_name: 'Moreau',
    birth_date: '1986-11-21',
    children: ['Alma', 'Noé'],
    shots: [
      '2022-06-11T09:26:38',
      '2024-09-14T13:27:58',
      '2025-06-21T10:44:15',
      '2025-06-21T21:37:29',
      portraits.julien,
      '2026-08-29T19:08:22',
      '2026-10-18T18:12:58',
    ],
    face: portraits.julien,
  },
  Pepper: {
    kind: 'pet',
    birth_date: '2024-01-20',
    shots: ['2024-04-21T18:47:22', '2026-04-12T16:33:18', '2026-10-18T16:02:31'],
    face: '2026-10-18T16:02:31',
  },
}

/** Adds the grown-ups and the dog to the family, skipping those that already exist, and how they're related to the children. */
export async function gatherRelatives({ send }: DemoPerson, family: string, kids: Ids): Promise<Ids> {
  type Listed = { id: string; first_name: string }
  const { people } = await send<{ people: Listed[] }>('GET', `${family}/people`)
  const { members } = await send<{ members: { id: string; user: { first_name: string } }[] }>('GET', family)
  const ids: Ids = new Map([...kids, ...people.map(({ first_name, id }) => [first_name, id] as const)])
  for (const [first_name, { kind, last_name = '', birth_date, parents = [], children = [] }] of Object.entries(
    others,
  )) {
    if (ids.has(first_name)) continue
    const { id } = await send<Listed>('POST', `${family}/people`, { kind, first_name, last_name, birth_date })
    ids.set(first_name, id)
    if (kind === 'pet') continue
    const member = members.find(({ user }) => user.first_name === first_name)
    if (member) await send('PATCH', `${family}/people/${id}`, { member_id: member.id })
    await send('PUT', `${family}/people/${id}/relatives`, {
      parent_ids: parents.flatMap((name) => ids.get(name) ?? []),
      partner_ids: [],
      child_ids: children.flatMap((name) => ids.get(name) ?? []),
    })
  }
  return ids
}
