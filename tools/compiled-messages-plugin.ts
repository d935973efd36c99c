import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { withFrenchSpaces } from '../src/shared/french-spaces.ts'

const MESSAGES = /\.messages\.(en|es|fr)\.ts$/

/**
 * Compiles the ICU sentences when the app is built, so that browsers get use-intl without its parser (8 kB less).
 * Development and tests parse them as they come; so does the server.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'hearthbook-compiled-messages',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } } }),
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: MESSAGES },
      async handler(_code, id) {
        const exported = (await import(pathToFileURL(id).href)) as Record<string, unknown>
        const texts = id.endsWith('.fr.ts') ? withFrenchSpaces(exported) : exported
        const lines = Object.entries(texts).map(
          ([name, tree]) => `export const ${name} = ${JSON.stringify(compiled(tree))}`,
        )
        return { code: lines.join('\n'), map: null, moduleType: 'js' }
      },
    },
  }
}

function compiled(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(Object.entries(tree as object).map(([key, branch]) => [key, compiled(branch)]))
}
