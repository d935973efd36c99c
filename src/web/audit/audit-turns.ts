import type { AuditEntry } from '#shared/audit.ts'

/** What one person did within a minute, newest first. */
export type AuditTurn = { doer: AuditEntry['actor']; created_at: string; deeds: AuditDeed[] }
/** Entries that make one sentence, such as "added Astrid, Freja, and Julien". */
export type AuditDeed = { entry: AuditEntry; about: string[] }

/** Done by someone who wasn't signed in yet, so that they have no actor. */
const beforeSignIn = new Set<AuditEntry['action']>(['session.new_device', 'session.refused', 'second_factor.refused'])
/** Their sentences can list several names. */
const severalAtOnce = /^(person|consent|guest_link|invitation|succession)\./

export function turnsOf(entries: AuditEntry[], nameOf: (person: { name: string }) => string): AuditTurn[] {
  const turns: AuditTurn[] = []
  for (const entry of entries) {
    const doer = entry.actor ?? (beforeSignIn.has(entry.action) ? entry.subject : null)
    const turn = turns.at(-1)
    const about = aboutOf(entry, doer, nameOf)
    if (!turn || turn.doer?.id !== doer?.id || minuteOf(turn.created_at) !== minuteOf(entry.created_at)) {
      turns.push({ doer, created_at: entry.created_at, deeds: [{ entry, about }] })
      continue
    }
    const same = turn.deeds.find(
      (deed) =>
        severalAtOnce.test(entry.action) &&
        deed.entry.action === entry.action &&
        about.length > 0 &&
        !deed.about.includes(about[0] ?? ''),
    )
    if (same) same.about.push(...about)
    else turn.deeds.push({ entry, about })
  }
  return turns
}

const minuteOf = (time: string) => time.slice(0, 'yyyy-mm-ddThh:mm'.length)

function aboutOf(
  { subject, details }: AuditEntry,
  doer: AuditEntry['actor'],
  nameOf: (person: { name: string }) => string,
): string[] {
  const whom = subject && subject.id !== doer?.id ? nameOf(subject) : null
  const named = details['name'] ?? details['title'] ?? details['first_name'] ?? details['host']
  const about = named ?? whom ?? details['email'] ?? details['photos']
  return about === undefined || about === null || about === '' ? [] : [String(about)]
}
