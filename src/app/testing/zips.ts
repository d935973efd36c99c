import { ZipFile } from '#server/zip-writer.ts'

/**
 * A ZIP with these files. A name that leads out of it, which no honest program writes, is written under another one of the
 * same length and changed afterwards.
 */
export async function zipBytes(files: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile()
  const renamed = new Map<string, string>()
  for (const [name, bytes] of Object.entries(files)) {
    const honest = name.replaceAll('..', '%%')
    if (honest !== name) renamed.set(honest, name)
    zip.addBuffer(Buffer.from(bytes), honest)
  }
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  let bytes = Buffer.concat(chunks).toString('latin1')
  for (const [from, to] of renamed) bytes = bytes.replaceAll(from, to)
  return Buffer.from(bytes, 'latin1')
}
