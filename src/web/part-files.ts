/** What a build writes for `import()`, and what a file of one imports by itself; all lie in one folder. */
const ASKED_FOR = /\bimport\(["'`]\.\/([^"'`]+)/
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)/g

/**
 * Has the files of each further part fetched before it is imported. Many browsers keep for as long as a page is open that an
 * import failed (whatwg/html#6768): whatever was asked for while the box at home was away would never come. A fetch that
 * failed is just made again, and the import then finds what was fetched in the browser's cache.
 */
export function fetchBeforeImports(): void {
  for (const { name, decodedBodySize } of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    if (decodedBodySize > 0) coming.set(name, Promise.resolve())
  // Read by the helper that each import goes through (tools/late-styles-plugin.ts).
  Object.assign(globalThis, { bringPart })
}

/** What is here already, or on its way with all that it imports. */
const coming = new Map<string, Promise<void>>()

async function bringPart(load: () => unknown): Promise<void> {
  const file = ASKED_FOR.exec(String(load))?.[1]
  if (file) await bring(new URL(file, import.meta.url).href)
}

function bring(url: string): Promise<void> {
  let whole = coming.get(url)
  if (!whole) {
    whole = fetchWhole(url)
    coming.set(url, whole)
    whole.catch(() => coming.delete(url))
  }
  return whole
}

/** @throws what browsers say of an import that failed (see new-version.ts) */
async function fetchWhole(url: string): Promise<void> {
  const text = await textOf(url).catch(() => {
    throw new Error(`error loading dynamically imported module: ${url}`)
  })
  await Promise.all(Array.from(text.matchAll(IMPORTED), ([, file]) => bring(new URL(file!, url).href)))
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.text()
}
