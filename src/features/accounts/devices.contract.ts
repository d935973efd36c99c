import * as z from 'zod/mini'
import { contract, operation, signedIn } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'

const Device = z.object({
  id: Id,
  user_agent: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})
export type Device = z.output<typeof Device>

/** The user's signed-in devices. */
export const devicesContract = contract({
  listDevices: operation('GET', '/api/devices', {
    access: signedIn,
    has_secret: true,
    summary: 'List your devices',
    description: 'Returns the devices you’re signed in on, starting with the current one.',
    response: z.object({ devices: z.array(Device) }),
  }),
  signOutDevice: operation('DELETE', '/api/devices/:session_id', {
    access: signedIn,
    summary: 'Sign out a device',
    problems: ['not_found'],
  }),
  signOutOthers: operation('POST', '/api/devices/sign-out-others', {
    access: signedIn,
    summary: 'Sign out all other devices',
  }),
})
