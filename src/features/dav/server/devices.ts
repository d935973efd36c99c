import { addAppPassword, listAppPasswords, revokeAppPassword } from '#features/accounts/server/app-passwords.ts'
import { withCapability, type Member } from '#features/families/server/member.ts'
import type { Config } from '#server/config.ts'
import type { InputOf, ResultOf } from '#shared/contract.ts'
import type { davContract } from '../dav.contract.ts'
import { DAV_PATH, DAV_USER, DEVICES_MAX } from '../dav.rules.ts'
import { selectRefusedFiles } from './inbox.queries.ts'

type Listing = ResultOf<typeof davContract.listBackupDevices>
type Creation = typeof davContract.createBackupDevice

export async function listDevices(member: Member<'family.view'>): Promise<Listing> {
  const [devices, refused] = await Promise.all([listAppPasswords(member), selectRefusedFiles(member.tx, member)])
  return { devices, refused: refused as Listing['refused'] }
}

/** @throws Problem invalid_input if the person has the maximum number of devices, or forbidden if they can't read originals */
export async function createDevice(
  adder: Member<'photos.add'>,
  { name, scope }: InputOf<Creation>,
  { appUrl }: Pick<Config, 'appUrl'>,
): Promise<ResultOf<Creation>> {
  if (scope !== 'add') withCapability(adder, 'photos.save')
  const { key, password } = await addAppPassword(adder, { name, scope, most: DEVICES_MAX })
  return { device: key, password, url: `${appUrl}${DAV_PATH}/`, user: DAV_USER }
}

export function revokeDevice(member: Member<'family.view'>, { device_id }: { device_id: string }): Promise<void> {
  return revokeAppPassword(member, device_id)
}
