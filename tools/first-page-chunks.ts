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

/** Parts that are fetched together, and the modules that they begin with. */
export type Stage = {
  name: string
  begins: string[]
  /** The file for what other parts need as well, so that they need not fetch, or miss, all of the stage. */
  shared?: string
}

/**
 * What the app needs to start goes into two files: packages, which seldom change, and our own; what each stage adds to it,
 * and to the stages before, goes into one more. Left alone, the bundler makes some fifty, one for each set of pages that
 * share a module, which compress 10% worse and arrive later. What public pages need too is apart: to import a file starts
 * all of it, and theirs must not start the app.
 */
export function firstPageChunks(entry: string, stages: Stage[], publicEntry: string): Rolldown.CodeSplittingGroup[] {
  const fileOf = new Map<string, string>()
  const iconFile = new Map<string, string>()

  function collect(module: string, name: string, graph: Rolldown.ChunkingContext): void {
    const imported = graph.getModuleInfo(module)?.importedIds ?? []
    const later =
      [module, ...imported].some((one) => LATER.test(one)) || ICON.test(module) || OF_LATER_PAGES.test(module)
    if (later || fileOf.has(module)) return
    fileOf.set(module, name)
    for (const one of imported) collect(one, name, graph)
  }

  function moveShared(from: string, to: string, graph: Rolldown.ChunkingContext): void {
    const isElsewhere = (importer: string) => (fileOf.get(importer) ?? to) === to
    const shared = [...fileOf].filter(
      ([module, file]) => file === from && graph.getModuleInfo(module)?.importers.some(isElsewhere),
    )
    for (const [module] of shared) fileOf.set(module, to)
    // What these import is needed elsewhere now, too.
    if (shared.length > 0) moveShared(from, to, graph)
  }

  function collectAll(graph: Rolldown.ChunkingContext) {
    collect(entry, 'app', graph)
    for (const { name, begins, shared } of stages) {
      for (const module of begins) {
        if (!graph.getModuleInfo(module)) throw new Error(`${module}, with which ${name} begins, is no part of the app`)
        collect(module, name, graph)
      }
      if (shared) moveShared(name, shared, graph)
    }
    for (const module of importsOf(publicEntry, graph)) if (fileOf.has(module)) fileOf.set(module, 'everywhere')
    const icons = iconFiles(
      [...fileOf.keys()].find((id) => ICON_INDEX.test(id)),
      graph,
    )
    const sharedOf = new Map(stages.map(({ name, shared }) => [name, shared]))
    // Those that have a file come first, in the order of the stages; whatever else draws the same icon makes it a shared one.
    for (const module of new Set([...fileOf.keys(), ...everyModule(entry, graph)]))
      for (const icon of iconsOf(module, graph).map(icons)) {
        const [known, mine] = [iconFile.get(icon), fileOf.get(module)]
        if (!known && mine) iconFile.set(icon, mine)
        else if (known && known !== mine) iconFile.set(icon, sharedOf.get(known) ?? known)
      }
  }

  return [
    {
      debugName: 'start',
      name(id, graph) {
        if (fileOf.size === 0) collectAll(graph)
        if (ICON.test(id)) return iconFile.get(id.split('/').at(-1)!) ?? null
        const name = fileOf.get(id) ?? null
        return name === 'app' && PACKAGE.test(id) ? 'packages' : name
      },
    },
    // Icons of several pages are smaller in one file than each in its own.
    { name: 'icons', test: ICON, entriesAware: true, entriesAwareMergeThreshold: 6000 },
  ]
}

/** All that a module needs to start. */
function importsOf(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  for (const module of found) for (const one of graph.getModuleInfo(module)?.importedIds ?? []) found.add(one)
  return found
}

/** A module and all that it ever asks for. */
function everyModule(entry: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  for (const module of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {}
    for (const one of [...importedIds, ...dynamicallyImportedIds]) if (!PACKAGE.test(one)) found.add(one)
  }
  return found
}

/** Names of the icons that a module draws. */
function iconsOf(module: string, graph: Rolldown.ChunkingContext): string[] {
  return [...(graph.getModuleInfo(module)?.code ?? '').matchAll(ICON_IMPORTS)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim().split(/\s+as\s+/)[0]!),
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
