import { newId } from '#shared/ids.ts'

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g

/** Replaces IDs that must not be revealed by random ones, so that references to them can't be resolved. */
export async function* withoutIds(
  rows: AsyncIterable<unknown>,
  hidden: ReadonlySet<string>,
): AsyncGenerator<unknown, void> {
  const others = new Map<string, string>()
  const otherOf = (id: string) => others.get(id) ?? others.set(id, newId()).get(id) ?? id
  for await (const row of rows) {
    const text = JSON.stringify(row)
    const clean = text.replace(ID, (id) => (hidden.has(id) ? otherOf(id) : id))
    yield clean === text ? row : JSON.parse(clean)
  }
}
