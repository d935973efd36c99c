import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { accountsContract } from '../src/features/accounts/accounts.contract.ts'
import { familiesContract } from '../src/features/families/families.contract.ts'
import { requestOf } from '../src/web/api.ts'
import { compiledMessages } from './compiled-messages-plugin.ts'
import { lightSchemas } from './light-schemas-plugin.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

/** Builds a module for browsers, as the app is built, and answers its code. */
async function builtForBrowsers(source: string): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry.ts' ? path.join(ROOT, 'src/app/web/entry.ts') : undefined),
    load: (id) => (id.endsWith('/entry.ts') ? source : undefined),
  }
  const { output } = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [entry, compiledMessages(), lightSchemas()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'entry.ts', preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

async function evaluated(code: string): Promise<Record<string, unknown>> {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>
}

test('a browser calls just as the contract says, without carrying zod', async () => {
  const code = await builtForBrowsers(`
    export { accountsContract } from '#features/accounts/accounts.contract.ts'
    export { familiesContract } from '#features/families/families.contract.ts'
  `)
  expect(code.length).toBeLessThan(8_000)
  expect(code).not.toContain('zod')
  const built = await evaluated(code)
  for (const [name, contract] of Object.entries({ accountsContract, familiesContract }))
    for (const [id, operation] of Object.entries(contract)) {
      const light = (built[name] as Record<string, typeof operation>)[id]!
      const input = { family_id: 'f', token: 't', email: 'e', name: 'n' }
      expect(light.method).toBe(operation.method)
      expect(requestOf(light, input), id).toEqual(requestOf(operation, input))
    }
})

test('a schema that a page does use is there', async () => {
  const { FamilyName } = await evaluated(
    await builtForBrowsers(`export { FamilyName } from '#features/families/families.rules.ts'`),
  )
  expect((FamilyName as { safeParse(value: unknown): { data?: unknown } }).safeParse('  The Riveras ').data).toBe(
    'The Riveras',
  )
})

test('sentences arrive compiled', async () => {
  const code = await builtForBrowsers(`export { web } from '#web/web.messages.en.ts'`)
  const { web } = (await evaluated(code)) as { web: { progress: unknown; loading: unknown } }
  expect(web.loading).toBe('Loading…')
  expect(JSON.stringify(web.progress)).toContain('["done",')
})
