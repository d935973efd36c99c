import * as z from 'zod/mini'
import { contract, operation } from '#shared/contract.ts'
import { Id } from '#shared/id-schemas.ts'
import { member } from '../families/families.rules.ts'
import { uploadRefusals } from '../uploads/uploads.rules.ts'
import { DEVICE_NAME_MAX_LENGTH, deviceScopes } from './dav.rules.ts'

const Name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'device_name_required'),
    z.maxLength(DEVICE_NAME_MAX_LENGTH, 'device_name_too_long'),
    z.regex(/^\P{Cc}*$/u, 'name_invalid'),
  )

const Device = z.object({
  id: Id,
  name: z.string(),
  scope: z.enum(deviceScopes),
  /** The path on the server's disk, for a folder that's imported. */
  folder: z.nullable(z.string()),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
})
export type Device = z.output<typeof Device>

const ListedDevice = z.extend(Device, {
  /** What it sent and we imported, up to ARRIVALS_MAX. */
  photos: z.number(),
  last_photo_at: z.nullable(z.string()),
})
export type ListedDevice = z.output<typeof ListedDevice>

const RefusedFile = z.object({
  name: z.string(),
  device_name: z.string(),
  reason: z.enum(uploadRefusals),
  sent_at: z.string(),
})

export const davContract = contract({
  listBackupDevices: operation('GET', '/api/families/:family_id/devices', {
    access: member('family.view'),
    has_secret: true,
    summary: 'List your devices that back up automatically',
    description:
      'Newest first, with when their last photo arrived, how many they sent (1,000 at most), and the latest 50 files that couldn’t be imported. Passwords are never returned.',
    response: z.object({ devices: z.array(ListedDevice), refused: z.array(RefusedFile), can_have_folder: z.boolean() }),
  }),
  createBackupDevice: operation('POST', '/api/families/:family_id/devices', {
    access: member('photos.add'),
    fresh: true,
    summary: 'Create an app password for a device',
    description:
      'For WebDAV at /dav: the device adds photos to Inbox, and reads originals in Photos, Albums, and People. The password is returned only once.',
    body: z.object({
      name: Name.check(z.describe('A name that helps you recognize the device.')),
      scope: z.enum(deviceScopes).check(z.describe('Whether the device can add photos, read them, or both (write).')),
    }),
    response: z.object({ device: Device, password: z.string(), url: z.string(), user: z.string() }),
    status: 201,
  }),
  createInboxFolder: operation('POST', '/api/families/:family_id/inbox-folder', {
    access: member('photos.add'),
    fresh: true,
    summary: 'Create an inbox folder',
    description:
      'A folder on the server’s disk: what’s put there is imported for you. Returns the one that you have already, if any. Not available without INBOX_DIR.',
    response: Device,
    status: 201,
  }),
  revokeBackupDevice: operation('DELETE', '/api/families/:family_id/devices/:device_id', {
    access: member('family.view'),
    summary: 'Revoke a device’s app password',
    description: 'The password stops working right away. Photos that the device added stay.',
  }),
})
