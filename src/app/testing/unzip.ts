import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const script = `import zipfile,base64,json,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: base64.b64encode(z.read(n)).decode() for n in z.namelist()}))`

/** The files of a ZIP by name, read by another program than the one that wrote it. */
export async function unzip(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthbook-unzip-'))
  const file = path.join(folder, 'a.zip')
  await writeFile(file, bytes)
  const { stdout, status, stderr } = spawnSync('python3', ['-c', script, file], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  await rm(folder, { recursive: true })
  if (status) throw new Error(stderr)
  const files = Object.entries(JSON.parse(stdout) as Record<string, string>)
  return new Map(files.map(([name, text]) => [name, Buffer.from(text, 'base64')]))
}
