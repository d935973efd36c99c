import { expect, test } from 'vitest'
import type { AuditEntry } from '#shared/audit.ts'
import { turnsOf } from './audit-turns.ts'

const ana = { id: 'ana', name: 'Ana Moreau' }
const ben = { id: 'ben', name: '' }
const nameOf = ({ name }: { name: string }) => name || 'Former member'
const entry = (action: AuditEntry['action'], at: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: `${action} ${at}`, action, created_at: `2026-11-29T${at}Z`, actor: ana, subject: null, details: {} },
  ...more,
})
const told = (entries: AuditEntry[]) =>
  turnsOf(entries, nameOf).map(({ doer, deeds }) => [
    doer?.name,
    ...deeds.map((deed) => [deed.entry.action, ...deed.about].join(' ')),
  ])

test('what someone does within a minute stays together, and one sentence names all whom they added', () => {
  const added = (first_name: string, at: string) => entry('person.added', at, { details: { first_name } })
  expect(
    told([
      added('Pepper', '15:53:01'),
      added('Julien', '15:52:55'),
      entry('person.updated', '15:52:50', { details: { first_name: 'Freja' } }),
      added('Freja', '15:52:40'),
    ]),
  ).toEqual([
    ['Ana Moreau', 'person.added Pepper'],
    ['Ana Moreau', 'person.added Julien Freja', 'person.updated Freja'],
  ])
})

test('other people, and other things, stay apart', () => {
  expect(
    told([
      entry('photo.deleted', '10:00:30', { details: { photos: 2 } }),
      entry('photo.deleted', '10:00:20', { details: { photos: 1 } }),
      entry('member.removed', '10:00:10', { subject: ben }),
      entry('photo.restored', '10:00:05', { actor: ben }),
      entry('session.refused', '10:00:01', { actor: null, subject: ana }),
      entry('family.purged', '10:00:00', { actor: null }),
    ]),
  ).toEqual([
    ['Ana Moreau', 'photo.deleted 2', 'photo.deleted 1', 'member.removed Former member'],
    ['', 'photo.restored'],
    ['Ana Moreau', 'session.refused'],
    [undefined, 'family.purged'],
  ])
})
