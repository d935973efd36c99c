import { ZipFile } from 'yazl'

/** Whether to deflate the file or to store it. */
type Given = Buffer | string | { packed: Buffer }

/**
 * A ZIP with these files. An unsafe name, which ZIP libraries refuse to write, is patched in afterwards over one of the
 * same length.
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
