import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl'

/** An entry of a ZIP, as listed by an independent implementation. */
export type Unzipped = { name: string; bytes: number; modified: Date; read(): Promise<Buffer> }

/** The files of a ZIP by name. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const { name, read } of await entriesOf(await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })))
    files.set(name, await read())
  return files
}

/** Lists the entries of a ZIP on disk, of any size. */
export async function listZip(file: string): Promise<{ entries: Unzipped[]; close(): void }> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
  return { entries: await entriesOf(zip), close: () => zip.close() }
}

async function entriesOf(zip: ZipFile): Promise<Unzipped[]> {
  const found: Unzipped[] = []
  for await (const entry of zip.eachEntry())
    found.push({
      name: entry.fileName,
      bytes: entry.uncompressedSize,
      modified: entry.getLastModDate({ timezone: 'UTC', forceDosFormat: true }),
      async read() {
        const bytes = await buffer(await zip.openReadStreamPromise(entry))
        if (crc32(bytes) !== entry.crc32) throw new Error(`${entry.fileName} is not what the ZIP says`)
        return bytes
      },
    })
  return found
}
