import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { operations } from './src/app/operations.ts'
import { compiledMessages } from './tools/compiled-messages-plugin.ts'
import { staticPages } from './tools/static-pages-plugin.ts'

/** Modules that fewer pages share stay separate, because other pages would load them without needing them. */
const SHARED_BY = 3

/** What a module imports. Of the icons, only those that it names: their package imports more than a thousand. */
function importsOf(file: string, context: Rolldown.ChunkingContext): string[] {
  const { importedIds = [], code } = context.getModuleInfo(file) ?? {}
  return importedIds.flatMap((imported) => {
    if (!imported.includes('/lucide-react/')) return imported
    const [, names = ''] = /import \{([^}]*)\} from "lucide-react"/.exec(code ?? '') ?? []
    return [...names.matchAll(/\w+/g)].map(([name]) => path.join(path.dirname(imported), 'icons', `${kebab(name)}.mjs`))
  })
}

const kebab = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()

/** Names the modules that a screen imports, but not the parts that load later. */
function neededBy(screen: string): Rolldown.CodeSplittingNameFunction {
  const needed = new Set<string>()
  return (file, context) => {
    if (needed.size === 0) needed.add(path.resolve(`src/app/web/${screen}.tsx`))
    // Iterating a set includes values added during the loop.
    for (const one of needed) for (const imported of importsOf(one, context)) needed.add(imported)
    return needed.has(file) && !file.endsWith(`/${screen}.tsx`) ? screen : null
  }
}

export default defineConfig({
  plugins: [
    // What every page loads renders fast enough without the React Compiler, which would add 10 kB.
    react({
      compiler: true,
      exclude: /\/node_modules\/|\/src\/(web|app\/web|features\/gallery\/web\/grid)\//,
    }),
    tailwindcss(),
    compiledMessages(),
    staticPages(),
  ],
  define: { OPERATIONS: JSON.stringify(operations) },
  // Only older versions of React need the shim.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    target: 'baseline-widely-available',
    // Small fonts and images are better cached separately.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Split up by who else needs a module, each page would be 30 to 40 files, which take longer than their bytes.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            {
              debugName: 'texts',
              name: (file) => `texts-${/(\w+)\.ts$/.exec(file)?.[1]}`,
              test: /\/(shell|web|activity|families|photos)\.messages\.\w+\.ts$/,
            },
            ...['photos-screen', 'family-dashboard'].map((screen) => ({
              debugName: screen,
              name: neededBy(screen),
              minShareCount: SHARED_BY,
            })),
          ],
        },
        // The first script lists all others, so their names are short.
        chunkFileNames: 'assets/[hash:10].js',
      },
    },
  },
})
