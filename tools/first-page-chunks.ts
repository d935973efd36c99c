import type { Rolldown } from 'vite'

/** Forms and address parsers need zod; the start does not, so neither it nor what is made with it belongs here. */
const LATER = /\/node_modules\/zod\//
/** All icons hang on one index, so that whoever needs one seems to need all of them. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//
const ICON_INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/
const ICON_IMPORTS = /import\s*{([^}]+)}\s*from\s*["']lucide-react["']/g
/** Used by forms and editors alone, though all of the router and all of the queries hang on one index too. */
const OF_LATER_PAGES = /\/(useBlocker|useQueries|queriesObserver)\.js$/
const PACKAGE = /\/node_modules\//

/**
 * What the app needs to start goes into two files: packages, which seldom change, and our own; what the gallery adds
 * to it goes into a third. Left alone, the bundler makes some fifty, one for each set of pages that share a module,
 * which compress 10% worse and arrive later.
 */
export function firstPageChunks(entry: string, gallery: string): Rolldown.CodeSplittingGroup[] {
  const start = new Set<string>()
  const photos = new Set<string>()
  const icons = { start: new Set<string>(), photos: new Set<string>() }

  function collect(module: string, into: Set<string>, graph: Rolldown.ChunkingContext): void {
    const imported = graph.getModuleInfo(module)?.importedIds ?? []
    const later =
      [module, ...imported].some((one) => LATER.test(one)) || ICON.test(module) || OF_LATER_PAGES.test(module)
    if (later || start.has(module) || into.has(module)) return
    into.add(module)
    for (const one of imported) collect(one, into, graph)
  }

  function collectAll(graph: Rolldown.ChunkingContext) {
    collect(entry, start, graph)
    collect(gallery, photos, graph)
    const fileOf = iconFiles(
      [...start].find((id) => ICON_INDEX.test(id)),
      graph,
    )
    for (const name of iconsOf(start, graph)) icons.start.add(fileOf(name))
    for (const name of iconsOf(photos, graph)) icons.photos.add(fileOf(name))
  }

  return [
    {
      debugName: 'start',
      name(id, graph) {
        if (start.size === 0) collectAll(graph)
        if (ICON.test(id)) {
          const file = id.split('/').at(-1)!
          return icons.start.has(file) ? 'app' : icons.photos.has(file) ? 'photos' : null
        }
        if (photos.has(id)) return 'photos'
        if (!start.has(id)) return null
        return PACKAGE.test(id) ? 'packages' : 'app'
      },
    },
    // Icons of several pages are smaller in one file than each in its own.
    { name: 'icons', test: ICON, entriesAware: true, entriesAwareMergeThreshold: 6000 },
  ]
}

/** Names of the icons that modules draw. */
function iconsOf(modules: Set<string>, graph: Rolldown.ChunkingContext): string[] {
  return [...modules].flatMap((id) =>
    [...(graph.getModuleInfo(id)?.code ?? '').matchAll(ICON_IMPORTS)].flatMap(([, names]) =>
      names!.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!),
    ),
  )
}

/** Which file an icon is in, read from the index, where each has several names. */
function iconFiles(index: string | undefined, graph: Rolldown.ChunkingContext): (name: string) => string {
  const files = new Map<string, string>()
  const code = index ? (graph.getModuleInfo(index)?.code ?? '') : ''
  for (const [, names, file] of code.matchAll(/export\s*{([^}]+)}\s*from\s*["']\.\/icons\/([^"']+)["']/g))
    for (const name of names!.split(','))
      files.set(
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1)!,
        file!,
      )
  return (name) => files.get(name) ?? ''
}
