import { pathToFileURL } from 'node:url'
import type { ESTree, Plugin } from 'vite'
import type { Operation } from '../src/shared/contract.ts'

const CONTRACT = /\.contract\.ts$/
const WHOLE = '?whole'

/**
 * Keeps zod out of pages that check nothing. Of each contract browsers get what a call needs: method, path, and the names
 * of query parameters; and a schema that nobody imports is dropped, as the bundler is told that making one changes
 * nothing else. The server checks every input and every answer.
 */
export function lightSchemas(): Plugin {
  return {
    name: 'hearthbook-light-schemas',
    apply: 'build',
    // After TypeScript is gone: taking it away loses the marks.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    async transform(code, id) {
      if (!CONTRACT.test(id)) {
        if (!code.includes('zod/mini')) return undefined
        const marked = { code: markSchemas(code, this.parse(code)), map: null }
        return id.endsWith(WHOLE) ? { ...marked, moduleSideEffects: false } : marked
      }
      const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>)
      const light = exported.filter(([, value]) => isContract(value))
      const rest = exported.filter(([, value]) => !isContract(value)).map(([name]) => name)
      const lines = light.map(
        ([name, contract]) => `export const ${name} = ${JSON.stringify(lightened(contract as Contract))}`,
      )
      if (rest.length > 0) lines.push(`export { ${rest.join(', ')} } from ${JSON.stringify(`${id}${WHOLE}`)}`)
      return { code: lines.join('\n'), map: null, moduleSideEffects: false, moduleType: 'js' }
    },
  }
}

/** Marks what `z.…` makes at the top of a module as droppable, with everything that its making needs. */
function markSchemas(code: string, { body }: ESTree.Program): string {
  let marked = code
  for (const statement of body.toReversed()) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { init } of declaration.declarations.toReversed()) {
      if (init?.type !== 'CallExpression' || !code.startsWith('z.', init.start)) continue
      const made = code.slice(init.start, init.end)
      marked = `${marked.slice(0, init.start)}/* @__PURE__ */ (() => ${made})()${marked.slice(init.end)}`
    }
  }
  return marked
}

type Contract = Record<string, Operation>

function isContract(value: unknown): value is Contract {
  if (typeof value !== 'object' || value === null) return false
  const parts = Object.values(value)
  return (
    parts.length > 0 &&
    parts.every((part) => typeof part === 'object' && part !== null && 'method' in part && 'path' in part)
  )
}

function lightened(contract: Contract) {
  return Object.fromEntries(
    Object.entries(contract).map(([name, { method, path, query, body }]) => {
      const names = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
      // Without a body everything that is not in the path is the query.
      const shape =
        body && names.length > 0 ? { query: { shape: Object.fromEntries(names.map((key) => [key, 1])) } } : {}
      return [name, { method, path, ...shape, ...(body && { body: 1 }) }]
    }),
  )
}
