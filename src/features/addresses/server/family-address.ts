import type { Plans } from '#features/billing/server/plans.ts'
import type { Member } from '#features/families/server/member.ts'
import { newToken } from '#features/accounts/server/secrets.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { notFound, Problem } from '#shared/problems.ts'
import type { FamilyAddress } from '../addresses.contract.ts'
import { recordNameOf, recordValueOf, reservedSlugs } from '../addresses.rules.ts'
import { markProven, selectAddress, updateDomain, updateSlug, type AddressRow } from './addresses.queries.ts'
import { isBelow, parentHostOf } from './host-names.ts'
import type { ResolveTxt } from './resolve-txt.ts'

type Owner = Member<'family.manage'>
export type AddressDeps = { appUrl: string; plans: Pick<Plans, 'ofFamily' | 'planWith'>; resolveTxt: ResolveTxt }

export async function getFamilyAddress(owner: Owner, deps: AddressDeps): Promise<FamilyAddress> {
  return show(owner, await selectAddress(owner.tx, owner.family_id), deps)
}

/** @throws Problem invalid_input for a name that's taken or reserved */
export async function changeSlug(owner: Owner, { slug }: { slug: string }, deps: AddressDeps): Promise<FamilyAddress> {
  const { tx, family_id } = owner
  if (reservedSlugs.has(slug) || !(await updateSlug(tx, family_id, slug)))
    throw new Problem('invalid_input', { fields: { slug: 'slug_taken' } })
  await recordAudit(tx, { action: 'family.updated', family_id, details: { address: slug } })
  return getFamilyAddress(owner, deps)
}

/** @throws Problem plan_limit_reached, invalid_input for a name that belongs to this instance */
export async function setDomain(
  owner: Owner,
  { domain }: { domain: string },
  deps: AddressDeps,
): Promise<FamilyAddress> {
  const { tx, family_id } = owner
  if (!(await deps.plans.ofFamily(tx, family_id)).custom_domain) {
    const plan = deps.plans.planWith('custom_domain')
    throw new Problem('plan_limit_reached', { params: { of: 'custom_domain', ...(plan && { plan }) } })
  }
  if (isBelow(domain, new URL(deps.appUrl).hostname))
    throw new Problem('invalid_input', { fields: { domain: 'domain_ours' } })
  const present = await selectAddress(tx, family_id)
  if (present.domain !== domain) await updateDomain(tx, family_id, { domain, domain_token: newToken() })
  return getFamilyAddress(owner, deps)
}

/** @throws Problem invalid_input if the record is missing, unavailable if no name server answers */
export async function proveDomain(owner: Owner, deps: AddressDeps): Promise<FamilyAddress> {
  const { tx, family_id } = owner
  const { domain, domain_token } = await selectAddress(tx, family_id)
  if (!domain || !domain_token) throw notFound()
  const records = await deps.resolveTxt(recordNameOf(domain))
  if (!records.includes(recordValueOf(domain_token)))
    throw new Problem('invalid_input', { fields: { domain: 'record_missing' } })
  await markProven(tx, family_id)
  await recordAudit(tx, { action: 'family.updated', family_id, details: { domain } })
  return getFamilyAddress(owner, deps)
}

export async function removeDomain(owner: Owner, deps: AddressDeps): Promise<FamilyAddress> {
  await updateDomain(owner.tx, owner.family_id, null)
  return getFamilyAddress(owner, deps)
}

async function show({ tx, family_id }: Owner, row: AddressRow, { appUrl, plans }: AddressDeps): Promise<FamilyAddress> {
  const { slug, domain, domain_token, proven_at } = row
  const { protocol, port } = new URL(appUrl)
  const at = (name: string) => `${protocol}//${name}${port && `:${port}`}/`
  const host = parentHostOf(appUrl)
  const { custom_domain } = await plans.ofFamily(tx, family_id)
  return {
    slug,
    host,
    url: host && at(`${slug}.${host}`),
    domain:
      domain && domain_token
        ? {
            ...{ name: domain, is_proven: proven_at !== null, url: at(domain) },
            record_name: recordNameOf(domain),
            record_value: recordValueOf(domain_token),
          }
        : null,
    may_use_domain: custom_domain,
    domain_with: custom_domain ? null : (plans.planWith('custom_domain') ?? null),
  }
}
