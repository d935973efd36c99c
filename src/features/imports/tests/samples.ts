import { seedImport } from '#kit/imports.ts'
import { family, type MakeSample } from '#kit/sample.ts'

export const samples: Record<string, MakeSample> = {
  beginImport: ({ family_id }) => ({ input: { family_id, title: 'takeout.zip', files: 1, bytes: 10 } }),
  listImports: family,
  getImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  startImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  cancelImport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  listImportItems: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
  readImportReport: async ({ family_id, editor }, caller) => ({
    input: { family_id, import_id: await seedImport(caller.cookie ? caller : editor, family_id) },
  }),
}
