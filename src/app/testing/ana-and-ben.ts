import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Family, Person } from './people.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export let house: TestApp
export let ana: Person
export let ben: Person
export let family: Family

type Options = Parameters<typeof openTestApp>[0]

/** Opens one server per file. Each test gets a new family of Ana's with Ben as an editor. */
export function openForAnaAndBen(options?: Options): void {
  openHouse(options)
  beforeEach(anaAndBenCome)
}

/** Like openForAnaAndBen, with one family for all tests of a file. */
export function openOnceForAnaAndBen(options?: Options): void {
  openHouse(options)
  beforeAll(anaAndBenCome)
}

/** Replaces the current family with a new one, for tests that need several. */
export async function beginAnew(): Promise<void> {
  family = await ana.opensFamily('Moreau')
  await house.join(family, ben, 'editor')
}

function openHouse(options: Options): void {
  beforeAll(async () => {
    house = await openTestApp(options)
  })
  afterAll(() => house.close())
}

async function anaAndBenCome(): Promise<void> {
  ana = await house.person('Ana')
  ben = await house.person('Ben')
  await beginAnew()
}
