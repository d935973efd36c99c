import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeysContract } from '#features/accounts/api-keys.contract.ts'
import { newSecret, signedHeaders } from '#features/webhooks/server/sign-message.ts'
import { ana, family, openOnceForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { isInstalled } from '#kit/programs.ts'
import { inTurn } from '#kit/full-size.ts'
import { drawPicture } from '#kit/pictures.ts'

const run = promisify(execFile)
openOnceForAnaAndBen({ withWorker: true })

type Sample = { label: string; source: string }
type Documented = { operationId: string; 'x-codeSamples'?: Sample[] }

let folder: string
let env: NodeJS.ProcessEnv
let introduction: string
let operations: Documented[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examples-'))
  await writeFile(path.join(folder, 'photo.jpg'), await drawPicture())
  const scopes = ['read', 'add', 'edit', 'share'] as const
  const { token } = await ana.call(apiKeysContract.createApiKey, { name: 'A script', scopes: [...scopes] })
  env = { ...process.env, HEARTHBOOK_KEY: token, FAMILY: family.family_id, FAMILY_ID: family.family_id }
  // The documented address is that of a proxy in front of this server.
  const text = await (await fetch(`${server.url}/api/openapi.json`)).text()
  const document = JSON.parse(text.replaceAll(server.config.appUrl, server.url)) as {
    info: { description: string }
    paths: Record<string, Record<string, Documented>>
  }
  introduction = document.info.description
  operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
})
afterAll(() => rm(folder, { recursive: true }))

const blocks = (lang: string) =>
  [...introduction.matchAll(RegExp(`\`\`\`${lang}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code]) => code!)
const uploads = () =>
  server.sql<{ state: string }>(`select state from uploads where family_id = $1`, [family.family_id])

async function runs(program: string, file: string, source: string): Promise<string> {
  await writeFile(path.join(folder, file), source)
  return (await run(program, [path.join(folder, file)], { cwd: folder, env })).stdout
}

describe.skipIf(!isInstalled('curl'))('with curl (skipped if it isn’t installed)', () => {
  test('a script lists families, sends a photo, and follows events', async () => {
    const lines = blocks('sh')[0]!
      .split('\n')
      .filter((line) => line.startsWith('curl'))
    expect(lines).toHaveLength(3)
    expect(await runs('bash', 'list.sh', lines[0]!)).toContain(family.name)
    expect(await runs('bash', 'send.sh', lines[1]!)).toContain('"state":"received"')
    await writeFile(path.join(folder, 'events.sh'), `exec ${lines[2]}`)
    const following = spawn('bash', [path.join(folder, 'events.sh')], { env })
    const [beginning] = (await new Promise((resolve) => following.stdout.once('data', (...data) => resolve(data)))) as [
      Buffer,
    ]
    following.kill()
    expect(String(beginning)).toMatch(/^(:|event:|retry:|data:)/)
  })

  test('a script sends a photo with tus', async () => {
    const before = (await uploads()).length
    await runs('bash', 'tus.sh', `set -e -o pipefail\n${blocks('sh')[1]}`)
    expect((await uploads()).length).toBe(before + 1)
    await expect
      .poll(async () => (await uploads()).every(({ state }) => ['done', 'duplicate'].includes(state)))
      .toBe(true)
  })
})

const photoSent = async (output: string) => {
  const [, id] = /"?'?id'?"?: ?["']([\w-]{36})/.exec(output) ?? []
  await expect
    .poll(() => server.sql('select state from uploads where id = $1', [id]))
    .toEqual([{ state: expect.stringMatching(/^(done|duplicate)$/) }])
}
const isInstalledInPython = async (module: string) =>
  run('python3', ['-c', `import ${module}`]).then(
    () => true,
    () => false,
  )
const hasPython = await isInstalledInPython('requests')

describe.skipIf(!hasPython)('with Python (skipped without the package requests)', () => {
  test('a script lists families and sends a photo', async () => {
    const output = await runs('python3', 'start.py', blocks('python')[0]!)
    expect(output).toContain(family.name)
    await photoSent(output)
  })

  test('a receiver of webhooks knows which are ours', async () => {
    const [secret, body] = [newSecret(), '{"type":"webhook.test"}']
    const headers = signedHeaders([secret], { id: 'msg_1', at: new Date(), body })
    const call = (given: string) =>
      `print(is_from_hearthbook(${JSON.stringify(secret)}, ${JSON.stringify(headers)}, ${JSON.stringify(given)}))`
    const source = [blocks('python')[1], call(body), call(`${body} `)].join('\n')
    expect(await runs('python3', 'verify.py', source)).toBe('True\nFalse\n')
  })
})

describe('with TypeScript', () => {
  test('a script lists families and sends a photo', async () => {
    await photoSent(await runs(process.execPath, 'start.ts', `${blocks('ts')[0]}\nconsole.log(upload)`))
  })

  test('a receiver of webhooks knows which are ours, also while a secret is replaced', async () => {
    const [replaced, secret, body] = [newSecret(), newSecret(), '{"type":"webhook.test"}']
    const headers = signedHeaders([secret, replaced], { id: 'msg_1', at: new Date(), body })
    const call = (key: string, given: string) =>
      `console.log(isFromHearthbook(${JSON.stringify(key)}, ${JSON.stringify(headers)}, ${JSON.stringify(given)}))`
    const source = [blocks('ts')[1], call(secret, body), call(replaced, body), call(secret, `${body} `)].join('\n')
    expect(await runs(process.execPath, 'verify.ts', source)).toBe('true\ntrue\nfalse\n')
  })
})

const NO_ID = '0197719e-0000-7000-8000-000000000000'
/** What stands for each variable of an example: its own family, and things that don't exist. */
const valueOf = (name: string) => ({ family_id: family.family_id, filename: 'photo.jpg' })[name] ?? NO_ID
const variables = () => [
  ...new Set(
    operations
      .flatMap((one) => one['x-codeSamples']?.[1]?.source.match(/(?<=\{)\w+(?=\})/g) ?? [])
      .filter((name) => name !== 'key'),
  ),
]

/** How a program runs all examples of its language, and prints `<operation> <status> <content type>` for each. */
const programs: Record<
  string,
  {
    program: string
    file: string
    before: () => string[]
    each: (id: string, source: string) => string
    skip?: boolean
  }
> = {
  curl: {
    program: 'bash',
    file: 'all.sh',
    skip: !isInstalled('curl'),
    before: () => [
      ...variables().map((name) => `${name.toUpperCase()}=${valueOf(name)}`),
      `curl() { command curl -sS -o /dev/null -w '%{http_code} %{content_type}\\n' "$@"; }`,
    ],
    each: (id, source) => `echo -n '${id} '; ${source}`,
  },
  Python: {
    program: 'python3',
    file: 'all.py',
    skip: !hasPython,
    before: () => [
      'import os, requests',
      `key = os.environ['HEARTHBOOK_KEY']`,
      ...variables().map((name) => `${name} = '${valueOf(name)}'`),
    ],
    each: (id, source) =>
      `file = open('photo.jpg', 'rb'); r = ${source}; print('${id}', r.status_code, r.headers.get('content-type', ''))`,
  },
  TypeScript: {
    program: process.execPath,
    file: 'all.mts',
    before: () => [
      `import { openAsBlob } from 'node:fs'`,
      'const headers = { authorization: `Bearer ${process.env.HEARTHBOOK_KEY}` }',
      `const file = await openAsBlob('photo.jpg')`,
      'const form = new FormData()',
      `form.append('file', file, 'photo.jpg')`,
      ...variables().map((name) => `const ${name} = '${valueOf(name)}'`),
    ],
    each: (id, source) =>
      `{ const r = ${source}; console.log('${id}', r.status, r.headers.get('content-type') ?? ''); await r.body?.cancel() }`,
  },
}

/** Each language tries a third of the operations, and all of them at full size. */
for (const [turn, [label, { program, file, before, each, skip }]] of Object.entries(programs).entries())
  test.skipIf(skip)(`the examples of operations in ${label} are requests that the API understands`, async () => {
    const keyed = operations.filter((one) => one['x-codeSamples'])
    const examples = inTurn(keyed, turn, Object.keys(programs).length).flatMap(
      ({ operationId, 'x-codeSamples': samples = [] }) =>
        samples.filter((sample) => sample.label === label).map(({ source }) => each(operationId, source)),
    )
    const lines = (await runs(program, file, [...before(), ...examples].join('\n'))).trim().split('\n')
    expect(lines).toHaveLength(examples.length)
    const failed = lines.filter((line) => {
      const [, , status, type] = /^(\w+) (\d+) (.*)$/.exec(line) ?? []
      const isOurs = Number(status) < 300 || type === 'application/problem+json; charset=utf-8'
      return !isOurs || ['405', '415', '500'].includes(String(status))
    })
    expect(failed).toEqual([])
  })
