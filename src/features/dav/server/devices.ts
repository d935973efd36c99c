import path from 'node:path'
import {
  addAppPassword,
  listAppPasswords,
  revokeAppPassword,
  type AppPassword,
} from '#features/accounts/server/app-passwords.ts'
import { withCapability, type Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { davContract, Device } from '../dav.contract.ts'
import { ARRIVALS_MAX, DAV_PATH, DAV_USER, DEVICES_MAX, keyScopesOf } from '../dav.rules.ts'
import { selectArrivals, selectRefusedFiles } from './inbox.queries.ts'

type Listing = ResultOf<typeof davContract.listBackupDevices>
type Creation = typeof davContract.createBackupDevice

export async function listDevices(member: Member<'family.view'>, config: Pick<Config, 'inbox'>): Promise<Listing> {
  const [devices, arrivals, refused] = await Promise.all([
    listAppPasswords(member),
    selectArrivals(member.tx, member, ARRIVALS_MAX),
    selectRefusedFiles(member.tx, member),
  ])
  return {
    devices: devices.map((device) => {
      const { photos = 0, last_photo_at = null } = arrivals.get(device.id) ?? {}
      return { ...deviceOf(device, config), photos, last_photo_at }
    }),
    refused: refused as Listing['refused'],
    can_have_folder: config.inbox !== undefined,
  }
}

/** @throws Problem invalid_input if the person has the maximum number of devices, or forbidden if they can't read originals */
export async function createDevice(
  adder: Member<'photos.add'>,
  { name, scope }: InputOf<Creation>,
  config: Pick<Config, 'appUrl' | 'inbox'>,
): Promise<ResultOf<Creation>> {
  if (scope !== 'add') withCapability(adder, 'photos.save')
  const { key, password } = await addAppPassword(adder, { name, scopes: [...keyScopesOf[scope]], most: DEVICES_MAX })
  return { device: deviceOf(key, config), password, url: `${config.appUrl}${DAV_PATH}/`, user: DAV_USER }
}

export function revokeDevice(member: Member<'family.view'>, { device_id }: { device_id: string }): Promise<void> {
  return revokeAppPassword(member, device_id)
}

export function deviceOf(
  { id, name, scopes, folder, created_at, last_used_at }: AppPassword,
  { inbox }: Pick<Config, 'inbox'>,
): Device {
  const canRead = scopes.includes('read')
  const scope = canRead ? (scopes.includes('add') ? 'write' : 'read') : 'add'
  return { id, name, scope, folder: folder && inbox ? path.join(inbox.dir, folder) : null, created_at, last_used_at }
}
