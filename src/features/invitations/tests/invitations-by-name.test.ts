import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { hashToken } from '#features/accounts/server/secrets.ts'
import { everything } from '#features/billing/catalogue.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { assignableRoles } from '#features/families/families.rules.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { linkRoles } from '#features/invitations/invitations.rules.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { asUser, type Tx } from '#server/db/database.ts'
import { newId } from '#shared/ids.ts'
import { seedInvitation } from '#kit/invitations.ts'
import { personWith, type Family, type Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const {
  inviteMembers,
  listInvitations,
  resendInvitation,
  cancelInvitation,
  joinByEmail,
  readInvitation,
  acceptInvitation,
  declineInvitation,
  listMyInvitations,
} = invitationsContract
const { getFamily, listFamilyAudit } = familiesContract
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.config.smtpUrl = undefined
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Moreaus')
})

/** Invites someone by name. */
async function linkFor(name: string, input: object = {}) {
  const { invited } = await ana.call(inviteMembers, { ...family, invited_name: name, ...input })
  const link = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1))
  return { token: link.get('token')!, proof: link.get('proof')! }
}
const someEmail = () => `${crypto.randomUUID()}@example.org`
const pending = async () => (await ana.call(listInvitations, family)).invitations
const membersNow = async () =>
  (await ana.call(getFamily, family)).members.map(({ role, user }) => `${user.first_name} ${role}`).toSorted()
async function personAt(email: string): Promise<Person> {
  const [{ id } = { id: '' }] = await server.sql<{ id: string }>('select id from profiles where email = $1', [email])
  return personWith(server, { user_id: id, first_name: '', email, cookie: '' }).withSession()
}

describe("without her grandmother's email address", () => {
  test('Ana gets a link, which is pending under the name that only she and who has the link see', async () => {
    const { invited } = await ana.call(inviteMembers, {
      ...family,
      invited_name: ' Grandma Rosa ',
      role: 'contributor',
    })
    expect(invited).toMatchObject([{ email: null, invited_name: 'Grandma Rosa', outcome: 'invited', mailed: false }])
    expect(await pending()).toMatchObject([
      { email: null, invited_name: 'Grandma Rosa', role: 'contributor', link: invited[0]!.link },
    ])
    expect((await ana.call(listFamilyAudit, family)).entries[0]).toMatchObject({
      ...{ action: 'invitation.sent', details: { name: 'Grandma Rosa', role: 'contributor' } },
    })
    const token = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1)).get('token')!
    const opened = await server.visitor().tries(readInvitation, { token })
    expect(opened.json).toMatchObject({ state: 'open', email: null, has_account: null, family_id: null })
    expect(opened.text).not.toContain('Grandma')
    expect(await server.visitor().call(readInvitation, await linkFor('Oma Rosa'))).toMatchObject({
      invited_name: 'Oma Rosa',
    })
  })

  test('her grandmother joins with a name and an address of her own, which opens nothing else', async () => {
    const link = await linkFor('Grandma Rosa')
    const email = someEmail()
    const ben = await server.person('Ben')
    const others = await ben.opensFamily('Others')
    const sent = await seedInvitation(ben, others, email)
    expect(await server.visitor().call(readInvitation, link)).toMatchObject({
      ...{ takes_address: true, proves_address: false, has_account: null },
    })
    await server.visitor().call(joinByEmail, { ...link, email, first_name: 'Rosa' })
    expect(await membersNow()).toEqual(['Ana owner', 'Rosa viewer'])
    expect(await pending()).toEqual([])
    expect((await ana.call(listFamilyAudit, family)).entries[0]).toMatchObject({
      ...{ action: 'member.joined', details: { role: 'viewer', joined_as: email } },
    })
    const rosa = await personAt(email)
    expect(await server.sql('select email_verified from profiles where email = $1', [email])).toEqual([
      { email_verified: false },
    ])
    expect(await rosa.call(listMyInvitations, {})).toEqual({ invitations: [] })
    expect((await rosa.tries(getFamily, others)).status).toBe(404)
    expect((await rosa.tries(declineInvitation, { token: sent.token })).status).toBe(404)
  })

  test("an administrator's address that someone else typed doesn't make them one", async () => {
    const email = someEmail()
    server.config.adminEmails.push(email)
    await server.visitor().call(joinByEmail, { ...(await linkFor('Rosa')), email, first_name: 'Eve' })
    expect((await (await personAt(email)).call(accountsContract.getSession, {})).is_admin).toBe(false)
    server.config.adminEmails.pop()
  })

  test("the link opens no one's existing account, and stays unused", async () => {
    const link = await linkFor('Grandma Rosa')
    for (const { email } of [ana, await server.person('Rosa')])
      expect(await server.visitor().tries(joinByEmail, { ...link, email, first_name: 'Eve' })).toMatchObject({
        ...{ status: 409, json: { code: 'account_exists' } },
      })
    expect(await membersNow()).toEqual(['Ana owner'])
    expect(await pending()).toHaveLength(1)
  })

  test('someone with an account confirms with which one they join, even if its address is unproven', async () => {
    for (const email_verified of [true, false]) {
      const { token } = await linkFor('Aunt Vera')
      const vera = await server.person('Vera', { email_verified })
      expect(await vera.call(readInvitation, { token })).toMatchObject({ state: 'open', email: null })
      expect(await vera.tries(acceptInvitation, { token })).toMatchObject({ json: { code: 'other_address' } })
      expect(await vera.tries(acceptInvitation, { token, join_as: ana.email })).toMatchObject({ status: 409 })
      await vera.call(acceptInvitation, { token, join_as: vera.email })
      expect(await vera.call(readInvitation, { token })).toMatchObject({ state: 'member', ...pickId(family) })
    }
  })

  test('it has no email to send again, and no one else can decline it', async () => {
    const link = await linkFor('Grandma Rosa')
    const [{ id: invitation_id } = { id: '' }] = await pending()
    expect((await ana.tries(resendInvitation, { ...family, invitation_id })).status).toBe(404)
    const eve = await server.person('Eve')
    expect((await eve.tries(declineInvitation, link)).status).toBe(404)
    expect((await server.visitor().tries(declineInvitation, link)).status).toBe(401)
    expect(await pending()).toHaveLength(1)
  })

  test('a name and an address are both shown, and the address still has one pending invitation', async () => {
    const email = someEmail()
    await ana.call(inviteMembers, { ...family, invited_name: 'Rosa', emails: [email] })
    await linkFor('Rosa')
    await linkFor('Rosa')
    const { invited } = await ana.call(inviteMembers, { ...family, emails: [email] })
    expect(invited).toMatchObject([{ outcome: 'already_invited' }])
    expect((await pending()).map((one) => [one.invited_name, one.email])).toEqual([
      ['Rosa', null],
      ['Rosa', null],
      ['Rosa', email],
    ])
  })

  test('pending links count toward the member limit', async () => {
    await linkFor('One')
    const plans = vi.spyOn(server.context.plans, 'ofFamily').mockResolvedValue({ ...everything, members: 2 })
    try {
      expect(await ana.tries(inviteMembers, { ...family, invited_name: 'Two' })).toMatchObject({ status: 402 })
    } finally {
      plans.mockRestore()
    }
  })
})

const pickId = ({ family_id }: Family) => ({ family_id })

describe('with a mail server', () => {
  test('a link from before it was added takes an address that a code proves', async () => {
    const link = await linkFor('Grandma Rosa')
    server.config.smtpUrl = 'smtp://localhost'
    expect(await server.visitor().call(readInvitation, link)).toMatchObject({
      ...{ takes_address: false, proves_address: false, email: null },
    })
    const email = someEmail()
    expect((await server.visitor().tries(joinByEmail, { ...link, email, first_name: 'Eve' })).status).toBe(404)
    expect(await server.sql('select id from profiles where email = $1', [email])).toEqual([])
    const rosa = await server.person('Rosa')
    await rosa.call(acceptInvitation, { token: link.token, join_as: rosa.email })
    expect(await membersNow()).toContain('Rosa viewer')
  })

  test('the link has no proof', async () => {
    const mailing = await openTestApp({ config: { smtpUrl: 'smtp://localhost' } })
    try {
      const ben = await mailing.person('Ben')
      const { invited } = await ben.call(inviteMembers, { ...(await ben.opensFamily('Others')), invited_name: 'Rosa' })
      expect(invited).toMatchObject([{ link: expect.not.stringContaining('proof'), mailed: false }])
    } finally {
      await mailing.close()
    }
  })
})

describe('the link works once', () => {
  test('also for people who press it at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const link = await linkFor('Grandma Rosa')
      const [rosa, ben] = [await server.person('Rosa'), await server.person('Ben')]
      const before = (await membersNow()).length
      const answers = await Promise.all([
        ...[rosa, ben, rosa].map((who) => who.tries(acceptInvitation, { token: link.token, join_as: who.email })),
        ...['Vera', 'Eve'].map((first_name) =>
          server.visitor().tries(joinByEmail, { ...link, email: someEmail(), first_name }),
        ),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      for (const { status } of answers) expect([200, 404, 409]).toContain(status)
      expect(await membersNow()).toHaveLength(before + 1)
    }
  })

  test('so people who left or were removed, and those whom they sent it to, are refused', async () => {
    const [rosa, eve] = [await server.person('Rosa'), await server.person('Eve')]
    for (const leaves of [
      () => rosa.call(membersContract.leaveFamily, family),
      async () => {
        const { members } = await ana.call(getFamily, family)
        const member_id = members.find(({ user }) => user.id === rosa.user_id)!.id
        await ana.call(membersContract.removeMember, { ...family, member_id })
      },
    ]) {
      const link = await linkFor('Grandma Rosa', { role: 'contributor' })
      await rosa.call(acceptInvitation, { token: link.token, join_as: rosa.email })
      await leaves()
      for (const who of [rosa, eve]) {
        expect(await who.tries(readInvitation, link)).toMatchObject({ json: { code: 'invitation_used' } })
        expect((await who.tries(acceptInvitation, { token: link.token, join_as: who.email })).status).toBe(404)
      }
      const joining = { ...link, email: someEmail(), first_name: 'Eve' }
      expect((await server.visitor().tries(joinByEmail, joining)).status).toBe(404)
      expect(await membersNow()).toEqual(['Ana owner'])
    }
  })

  test('and neither after it was canceled nor after seven days', async () => {
    const [canceled, expired] = [await linkFor('Rosa'), await linkFor('Vera')]
    const [vera, rosa] = await pending()
    await ana.call(cancelInvitation, { ...family, invitation_id: rosa!.id })
    expect((await ana.call(listFamilyAudit, family)).entries[0]).toMatchObject({
      ...{ action: 'invitation.cancelled', details: { name: 'Rosa' } },
    })
    await server.sql("update invitations set expires_at = now() - interval '1 second' where id = $1", [vera!.id])
    const answers = await Promise.all(
      [canceled, expired].map((link) =>
        server.visitor().tries(joinByEmail, { ...link, email: someEmail(), first_name: 'Eve' }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([404, 410])
    expect(await pending()).toEqual([])
    expect(await membersNow()).toEqual(['Ana owner'])
  })

  test('and lets one address sign up, but no one who lacks it', async () => {
    const { token } = await linkFor('Grandma Rosa')
    const isInvited = async (hash: string) =>
      (await server.sql('select app.is_invited($1, $2) as invited', [someEmail(), hash]))[0]!['invited']
    expect(await isInvited('')).toBe(false)
    expect(await isInvited(hashToken(token))).toBe(true)
    const rosa = await server.person('Rosa')
    await rosa.call(acceptInvitation, { token, join_as: rosa.email })
    expect(await isInvited(hashToken(token))).toBe(false)
  })
})

describe('a link that someone forwards by mistake', () => {
  test("can't make anyone an editor or owner, neither in the API nor in PostgreSQL", async () => {
    expect(linkRoles).toEqual(['viewer', 'contributor'])
    for (const role of ['editor', 'owner'])
      expect((await ana.tries(inviteMembers, { ...family, invited_name: 'Eve', role })).status).toBe(400)
    const insert = (role: string, email: string | null) =>
      asUser(server.context.db, ana.user_id, (tx: Tx) =>
        sql`insert into invitations (id, family_id, email, invited_name, role, language, token_hash, invited_by, expires_at)
          values (${newId()}, ${family.family_id}, ${email}, 'Eve', ${role}, 'en', ${newId()}, ${ana.user_id},
            now() + interval '7 days')`.execute(tx),
      )
    for (const role of assignableRoles) {
      await insert(role, someEmail())
      if (linkRoles.includes(role)) await insert(role, null)
      else await expect(insert(role, null)).rejects.toThrow(/row-level security/)
    }
  })

  test("can't make anyone a person of the family, such as a child", async () => {
    const { id: person_id } = await ana.call(peopleContract.addPerson, { ...family, first_name: 'Leo' })
    expect(await ana.tries(inviteMembers, { ...family, invited_name: 'Leo', person_id })).toMatchObject({
      ...{ status: 400, json: { fields: { emails: 'email_required' } } },
    })
  })
})

test('an invitation has a name or an address, and several addresses have no name', async () => {
  const emails = [someEmail(), someEmail()]
  for (const wrong of [
    {},
    { invited_name: '  ' },
    { invited_name: 'Rosa\nBcc: eve' },
    { invited_name: 'x'.repeat(101) },
    { invited_name: 'R', emails },
  ])
    expect((await ana.tries(inviteMembers, { ...family, ...wrong })).status).toBe(400)
  expect(await pending()).toEqual([])
})
