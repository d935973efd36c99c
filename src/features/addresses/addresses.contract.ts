import * as z from 'zod/mini'
import { anyone, contract, operation } from '#shared/contract.ts'
import { tiers } from '../billing/catalogue.ts'
import { member } from '../families/families.rules.ts'
import { Domain, Slug } from './addresses.rules.ts'

const FamilyAddress = z.object({
  slug: z.string(),
  /** The part after the slug; null if `APP_URL` has no name that subdomains can be added to. */
  host: z.nullable(z.string()),
  url: z.nullable(z.string()),
  domain: z.nullable(
    z.object({
      name: z.string(),
      is_proven: z.boolean(),
      url: z.string(),
      /** The TXT record that proves ownership of the domain. */
      record_name: z.string(),
      record_value: z.string(),
    }),
  ),
  /** Whether the plan includes custom domains, and otherwise the cheapest plan that does. */
  may_use_domain: z.boolean(),
  domain_with: z.nullable(z.enum(tiers)),
})
export type FamilyAddress = z.output<typeof FamilyAddress>

const path = '/api/families/:family_id/address'

export const addressesContract = contract({
  getFamilyAddress: operation('GET', path, {
    access: member('family.manage'),
    summary: 'Get a family’s web address',
    description: 'Returns the cover page’s URL and the family’s custom domain.',
    response: FamilyAddress,
  }),
  changeSlug: operation('PUT', `${path}/slug`, {
    access: member('family.manage'),
    summary: 'Change a family’s web address',
    description: 'The old address becomes available to other families right away.',
    body: z.object({
      slug: Slug.check(z.describe('The family’s subdomain: 3 to 60 lowercase letters, digits, and hyphens.')),
    }),
    response: FamilyAddress,
  }),
  setDomain: operation('PUT', `${path}/domain`, {
    access: member('family.manage'),
    summary: 'Set a custom domain',
    description: 'After you verify the domain, it opens the family’s cover page.',
    body: z.object({ domain: Domain }),
    response: FamilyAddress,
    problems: ['plan_limit_reached'],
  }),
  proveDomain: operation('POST', `${path}/domain/proof`, {
    access: member('family.manage'),
    summary: 'Verify a custom domain',
    description:
      'Looks up the domain’s TXT record. If the record is correct, the domain opens the family’s cover page.',
    response: FamilyAddress,
    problems: ['not_found', 'unavailable'],
  }),
  removeDomain: operation('DELETE', `${path}/domain`, {
    access: member('family.manage'),
    summary: 'Remove a custom domain',
    response: FamilyAddress,
  }),
  getFamilyHost: operation('GET', '/api/family-host', {
    access: anyone,
    summary: 'Check whether a host belongs to a family',
    description: 'Lets a reverse proxy check a host before it requests a TLS certificate.',
    query: z.object({
      domain: z.string().check(z.maxLength(253)).check(z.describe('The host that a browser asked for.')),
    }),
    problems: ['not_found'],
  }),
})
