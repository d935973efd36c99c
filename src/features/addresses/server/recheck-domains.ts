import type { Logger } from 'pino'
import type { Db } from '#server/db/database.ts'
import { addJob } from '#server/jobs/jobs.ts'
import { DAY_MS } from '#shared/days.ts'
import { DOMAIN_GRACE_DAYS, recordNameOf, recordValueOf } from '../addresses.rules.ts'
import { sendDomainMailJob } from './addresses.jobs.ts'
import { markChecked, selectDomainsToCheck, type ProvenDomain } from './addresses.queries.ts'
import type { ResolveTxt } from './resolve-txt.ts'

const AT_ONCE = 200

type Parts = { db: Db; resolveTxt: ResolveTxt; log: Logger }

/**
 * Checks every verified domain again, once a day. If its record is missing, the owner gets an email, and the domain
 * works for a few more days. Name server failures don't count against a domain.
 */
export async function recheckDomains({ db, resolveTxt, log }: Parts): Promise<void> {
  for (let looked = AT_ONCE; looked === AT_ONCE;) {
    const domains = await selectDomainsToCheck(db, AT_ONCE)
    for (const domain of domains) {
      const isThere = await resolveTxt(recordNameOf(domain.domain)).then(
        (records) => records.includes(recordValueOf(domain.domain_token)),
        () => null,
      )
      if (isThere === null) log.warn({ domain: domain.domain }, 'the name servers of a domain did not answer')
      await settle(db, domain, isThere)
    }
    looked = domains.length
  }
}

async function settle(db: Db, { family_id, domain, missing_since }: ProvenDomain, isThere: boolean | null) {
  if (isThere === null) return markChecked(db, family_id, {})
  if (isThere) return markChecked(db, family_id, { missing_since: null })
  const since = missing_since ?? new Date().toISOString()
  const ends = Date.parse(since) + DOMAIN_GRACE_DAYS * DAY_MS
  const isOver = ends <= Date.now()
  await db.transaction().execute(async (tx) => {
    await markChecked(tx, family_id, isOver ? { proven_at: null, missing_since: null } : { missing_since: since })
    const news = { family_id, domain, on: isOver ? null : new Date(ends).toISOString() }
    if (isOver || !missing_since) await addJob(tx, sendDomainMailJob, { ...news, kind: isOver ? 'gone' : 'missing' })
  })
}
