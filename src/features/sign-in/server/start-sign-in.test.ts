import { beforeEach, describe, expect, test } from 'vitest'
import { withClient } from '#server/db/cluster.ts'
import { newEmail } from './test-accounts.ts'
import { accounts, ada, openForAda, passMinutes } from './test-ada.ts'

openForAda()
beforeEach(() => {
  passMinutes(1)
})

describe('signing in with an address that has no account', () => {
  test('an address without an account gets the same responses as one with an account, and no account', async () => {
    const nobody = newEmail('nobody')
    const [known, unknown] = [accounts.browser(), accounts.browser()]
    const answers = [await known.askToSignIn(ada), await unknown.askToSignIn(nobody)]
    expect(alike(answers[1]!)).toEqual(alike(answers[0]!))
    expect([...unknown.cookies.keys()]).toEqual([...known.cookies.keys()])

    const { code } = (await accounts.mails()).find((mail) => mail.to === ada)!
    for (let i = 0; i < 6; i++) {
      const guesses = [await known.typeCode(ada, wrong(code)), await unknown.typeCode(nobody, '000000')]
      expect(alike(guesses[1]!)).toEqual(alike(guesses[0]!))
    }
    const again = [await known.askToSignIn(ada), await unknown.askToSignIn(nobody)]
    expect(alike(again[1]!)).toEqual(alike(again[0]!))
    expect(again[0]).toMatchObject({ status: 429 })
    expect(await unknown.whoAmI()).toBeNull()
  })

  test('an address without an account gets a link and a code too, and an account once the user has entered a name', async () => {
    const grandpa = newEmail('grandpa')
    await accounts.browser().askToSignIn(grandpa, '/families/new')
    const mail = await accounts.mailTo(grandpa)
    expect(mail).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), token: expect.stringMatching(/^[\w-]{43}$/) })
    const { rows } = await accounts.db.authPool.query('select 1 from profiles where email = $1', [grandpa])
    expect(rows).toEqual([])
  })

  test('an address whose account was deleted is asked for a name like a new one', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const { token } = await accounts.mailTo(ada)
    await accounts.db.authPool.query('delete from profiles where email = $1', [ada])
    expect(await browser.pressLink(token)).toMatchObject({
      status: 400,
      body: { fields: { first_name: 'name_required' } },
    })
    expect(await browser.whoAmI()).toBeNull()
  })
})

describe('stored sign-in data', () => {
  test('the database contains no usable code, link or session', async () => {
    const browser = accounts.browser()
    await browser.askToSignIn(ada)
    const before = await wholeDatabase()
    const { code, token } = await accounts.mailTo(ada)
    await browser.pressLink(token)
    const session = decodeURIComponent(browser.cookies.get('hearthbook')!).split('.')[0]!
    const stored = before + (await wholeDatabase())
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(session)
    expect(stored).not.toMatch(new RegExp(`\\b${code}\\b`))
  })

  test('a queued email contains no address or name', async () => {
    await accounts.browser().askToSignIn(ada)
    const jobs = await withClient(accounts.ownerUrl, (client) =>
      client.query('select payload::text from graphile_worker._private_jobs'),
    )
    expect(jobs.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(jobs.rows)).not.toContain(ada)
    await accounts.mails()
  })

  test("an email that was queued longer than its link is valid isn't sent", async () => {
    await accounts.browser().askToSignIn(ada)
    passMinutes(61)
    expect(await accounts.mails()).toEqual([])
  })
})

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** What a stranger can compare in responses: everything but IDs, times and random values. */
function alike({ status, body, headers }: { status: number; body: unknown; headers: Record<string, unknown> }) {
  const { date: _date, 'retry-after': wait, 'set-cookie': cookies, ...rest } = headers
  const shape = [cookies ?? []].flat().map((cookie) =>
    String(cookie)
      .replace(/=[\w-]{43};/, '=…;')
      .replace(/expires=[^;]+/i, ''),
  )
  return {
    status,
    body: JSON.stringify(body).replace(/"retry_after_seconds":\d+/, ''),
    headers: rest,
    waits: wait !== undefined,
    shape,
  }
}

async function wholeDatabase(): Promise<string> {
  return withClient(accounts.ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    )
    const contents = []
    for (const { name } of tables) contents.push(JSON.stringify((await client.query(`select * from ${name}`)).rows))
    return contents.join('\n')
  })
}
