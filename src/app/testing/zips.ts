import { ZipFile } from 'yazl'

/** `packed` ones are deflated, the others lie in the ZIP as they are. */
type Given = Buffer | string | { packed: Buffer }

/**
 * A ZIP with these files. A name that leads out of it, which no honest program writes, is written under another one of the
 * same length and changed afterwards.
 */
export async function zipBytes(files: Record<string, Given>): Promise<Buffer> {
  const zip = new ZipFile()
  const renamed = new Map<string, string>()
  for (const [name, bytes] of Object.entries(files)) {
    const honest = name.replaceAll('..', '%%')
    if (honest !== name) renamed.set(honest, name)
    const compress = typeof bytes === 'object' && 'packed' in bytes
    zip.addBuffer(Buffer.from(compress ? bytes.packed : bytes), honest, { compress })
  }
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  let bytes = Buffer.concat(chunks).toString('latin1')
  for (const [from, to] of renamed) bytes = bytes.replaceAll(from, to)
  return Buffer.from(bytes, 'latin1')
}
