import type { WebContext } from '#server/feature.ts'
import { ADD, READ, type Device } from './authenticate-device.ts'
import { sumBytes } from './photo-tree.queries.ts'

/** The space that a device can use, and what the family uses (RFC 4331). Undefined if there's no limit, or it can't know. */
export type Quota = { available: number | undefined; used: number | undefined }

export async function quotaOf(
  device: Device,
  { plans, staging }: Pick<WebContext, 'plans' | 'staging'>,
): Promise<Quota> {
  const { scopes, family_id } = device
  const [hasQuota, available, used] = await Promise.all([
    scopes.includes('add') && device.acts(ADD, ({ tx }) => plans.hasPhotoQuota(tx, family_id)),
    scopes.includes('add') ? staging.freeBytes() : 0,
    scopes.includes('read') ? device.acts(READ, ({ tx }) => sumBytes(tx, family_id)) : undefined,
  ])
  return { available: hasQuota ? available : 0, used }
}
