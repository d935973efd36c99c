import { seedKey } from '#kit/keys.ts'
import { family, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  listBackupDevices: family,
  createBackupDevice: ({ family_id }) => ({ input: { family_id, name: 'A phone', scope: 'add' } }),
  createInboxFolder: family,
  revokeBackupDevice: async ({ family_id, editor }, caller) => ({
    input: { family_id, device_id: await seedKey(caller.cookie ? caller : editor, family_id) },
  }),
}
