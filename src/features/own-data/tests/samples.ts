import { seedExport } from '#kit/exports.ts'
import { nothing, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  requestExport: nothing,
  listExports: nothing,
  readExport: async ({ owner }, caller) => ({
    input: { export_id: await seedExport(caller.cookie ? caller : owner) },
  }),
  getDeletion: nothing,
  requestDeletion: (_home, caller) => ({ input: { typed_email: caller.email || 'nobody@example.org' } }),
  keepAccount: nothing,
  requestFamilyExport: ({ family_id }) => ({ input: { family_id } }),
  listFamilyExports: ({ family_id }) => ({ input: { family_id } }),
  readFamilyExport: async ({ family_id, owner }) => ({
    input: { family_id, export_id: await seedExport(owner, { kind: 'family', family_id }) },
  }),
}
