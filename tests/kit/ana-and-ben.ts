import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Family, Person } from './people.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export let server: TestApp
export let ana: Person
export let ben: Person
export let family: Family

type Options = Parameters<typeof openTestApp>[0]

/** Opens one server per file. Each test gets a new family of Ana's with Ben as an editor. */
export function openForAnaAndBen(options?: Options): void {
  openServer(options)
  beforeEach(createAnaAndBen)
}

/** Like openForAnaAndBen, with one family for all tests of a file. */
export function openOnceForAnaAndBen(options?: Options): void {
  openServer(options)
  beforeAll(createAnaAndBen)
}

/** Replaces the current family with a new one, for tests that need several. */
export async function createNewFamily(): Promise<void> {
  family = await ana.opensFamily('Moreau')
  await server.join(family, ben, 'editor')
}

function openServer(options: Options): void {
  beforeAll(async () => {
    server = await openTestApp(options)
  })
  afterAll(() => server.close())
}

async function createAnaAndBen(): Promise<void> {
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  await createNewFamily()
}
