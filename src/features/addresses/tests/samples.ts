import { addressesContract } from '#features/addresses/addresses.contract.ts'
import { newId } from '#shared/ids.ts'
import { PROVABLE_DOMAIN } from '#kit/addresses.ts'
import { family, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  getFamilyAddress: family,
  changeSlug: ({ family_id }) => ({ input: { family_id, slug: `slug-${newId()}` } }),
  setDomain: ({ family_id }) => ({ input: { family_id, domain: `${newId()}.example` } }),
  proveDomain: async ({ family_id, owner }) => {
    await owner.call(addressesContract.setDomain, { family_id, domain: PROVABLE_DOMAIN })
    return { input: { family_id } }
  },
  removeDomain: family,
  getFamilyHost: async ({ family_id, owner }) => {
    const { slug, host } = await owner.call(addressesContract.getFamilyAddress, { family_id })
    return { input: { domain: `${slug}.${host}` } }
  },
}
