import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signInContract } from '#features/sign-in/sign-in.contract.ts'
import { activityContract } from '#features/activity/activity.contract.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { everything } from '#features/billing/catalogue.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { seedInvitation } from '#kit/invitations.ts'
import { personWith, someAddress, type Family, type Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { getFamily, listFamilyAudit, listFamilyUse } = familiesContract
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
let server: TestApp
let ana: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Moreaus')
})

const tokenOf = (link: string | null) => new URLSearchParams(new URL(link!).hash.slice(1)).get('token')!
async function invite(email: string, role: 'viewer' | 'editor' = 'viewer'): Promise<string> {
  const { invited } = await ana.call(inviteMembers, { ...family, emails: [email], role })
  return tokenOf(invited[0]!.link)
}
const membersNow = async () =>
  (await ana.call(getFamily, family)).members.map(({ role, user }) => `${user.first_name} ${role}`).toSorted()
const pending = async () => (await ana.call(listInvitations, family)).invitations

describe('an invited person', () => {
  test('can decline, which the owner sees; no one else can decline for them', async () => {
    const rosa = await server.person('Rosa')
    const token = await invite(rosa.email)
    const other = await server.person('Omar')
    expect((await other.tries(declineInvitation, { token })).status).toBe(404)
    expect(await pending()).toHaveLength(1)
    await rosa.call(declineInvitation, { token })
    expect(await pending()).toEqual([])
    expect((await rosa.call(listMyInvitations, {})).invitations).toEqual([])
    expect((await rosa.tries(acceptInvitation, { token })).status).toBe(404)
    expect((await rosa.tries(declineInvitation, { token })).status).toBe(404)
    expect(await membersNow()).toEqual(['Ana owner'])
    const [entry] = (await ana.call(listFamilyAudit, family)).entries
    expect(entry).toMatchObject({ action: 'invitation.declined' })
    expect((await invite(rosa.email)).length).toBeGreaterThan(20)
  })

  test('sees the inviter and the family, joins, and appears in the feed', async () => {
    const rosa = await server.person('Rosa')
    const token = await invite(rosa.email, 'editor')
    expect(await rosa.call(readInvitation, { token })).toMatchObject({
      ...{ state: 'open', family_name: 'The Moreaus', email: rosa.email, role: 'editor', family_id: null },
      inviter: { first_name: 'Ana' },
    })
    const joined = await rosa.call(acceptInvitation, { token })
    expect(joined).toEqual({ ...{ family_id: family.family_id, family_name: 'The Moreaus' }, role: 'editor' })
    expect(await membersNow()).toEqual(['Ana owner', 'Rosa editor'])
    expect(await pending()).toEqual([])
    const { activities } = await rosa.call(activityContract.listActivities, family)
    expect(activities[0]).toMatchObject({ activity_type: 'member_joined', title: 'Rosa Moreau' })
    expect((await ana.call(listFamilyAudit, family)).entries.map(({ action }) => action).slice(0, 2)).toEqual([
      'member.joined',
      'invitation.sent',
    ])
  })

  test('becomes a viewer by default', async () => {
    const rosa = await server.person('Rosa')
    const { invited } = await ana.call(inviteMembers, { ...family, emails: [rosa.email] })
    await rosa.call(acceptInvitation, { token: tokenOf(invited[0]!.link) })
    expect(await membersNow()).toContain('Rosa viewer')
  })

  test('has to confirm joining with a different address, and the owner sees both addresses', async () => {
    const rosa = await server.person('Rosa')
    const token = await invite('rosa.at.work@example.org')
    expect(await rosa.tries(acceptInvitation, { token })).toMatchObject({ json: { code: 'other_address' } })
    // A page opened for someone else must not act for the person who's signed in now.
    expect(await rosa.tries(acceptInvitation, { token, join_as: ana.email })).toMatchObject({ status: 409 })
    await rosa.call(acceptInvitation, { token, join_as: rosa.email })
    expect((await ana.call(listFamilyAudit, family)).entries[0]).toMatchObject({
      action: 'member.joined',
      details: { joined_as: rosa.email, invited_as: 'rosa.at.work@example.org' },
    })
  })

  test("who opens the link again sees that they're already a member, and of which family", async () => {
    const rosa = await server.person('Rosa')
    const token = await invite(rosa.email)
    await rosa.call(acceptInvitation, { token })
    expect(await rosa.call(readInvitation, { token })).toMatchObject({
      state: 'member',
      family_id: family.family_id,
    })
    expect(await rosa.tries(acceptInvitation, { token })).toMatchObject({
      ...{ status: 409, json: { code: 'already_member', title: 'You are already a member of this family' } },
    })
  })

  test('finds the invitation without the link once their address is verified', async () => {
    const rosa = await server.person('Rosa')
    const unproven = await server.person('Una', { email_verified: false })
    for (const { email } of [rosa, unproven]) await invite(email)
    const { invitations } = await rosa.call(listMyInvitations, {})
    expect(invitations).toMatchObject([{ family_name: 'The Moreaus', role: 'viewer', inviter: { email: ana.email } }])
    expect(await unproven.call(listMyInvitations, {})).toEqual({ invitations: [] })
    await rosa.call(acceptInvitation, { token: invitations[0]!.token })
    expect(await rosa.call(listMyInvitations, {})).toEqual({ invitations: [] })
    // With the link, an unverified address opens only an invitation to itself.
    const other = await ana.opensFamily('Other')
    const { token } = await seedInvitation(ana, other, rosa.email)
    const joining = { token, join_as: unproven.email }
    expect((await unproven.tries(acceptInvitation, joining)).status).toBe(403)
    const own = await seedInvitation(ana, other, unproven.email)
    await unproven.call(acceptInvitation, { token: own.token })
  })
})

describe('someone without a session', () => {
  async function emailed(email: string) {
    const { token, proof } = await seedInvitation(ana, family, email)
    return { token, proof }
  }

  test('sees who invited them; the address is only shown to the holder of the email', async () => {
    const { token, proof } = await emailed('rosa.new@example.org')
    const visitor = server.visitor()
    expect(await visitor.call(readInvitation, { token, proof })).toMatchObject({
      ...{ state: 'open', family_name: 'The Moreaus', email: 'rosa.new@example.org', family_id: null },
      ...{ proves_address: true, has_account: false, inviter: { first_name: 'Ana' } },
    })
    for (const wrong of [undefined, '', `${proof}x`, proof.replace(/./, (first) => (first === 'A' ? 'B' : 'A'))])
      expect(await visitor.call(readInvitation, { token, proof: wrong })).toMatchObject({
        ...{ email: null, proves_address: false, has_account: null },
      })
    const rosa = await server.person('Rosa')
    const hers = await emailed(rosa.email)
    expect(await visitor.call(readInvitation, hers)).toMatchObject({ has_account: true })
  })

  test('joins with the emailed link and a name, once; a copied link or a forged proof creates no account', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const { token, proof } = await emailed(email)
    const other = await emailed('other@example.org')
    const visitor = server.visitor()
    for (const forged of ['x', other.proof])
      expect(await visitor.tries(joinByEmail, { token, proof: forged, first_name: 'Eve' })).toMatchObject({
        status: 404,
      })
    const joining = { token, proof, first_name: ' Rosa ' }
    const answers = await Promise.all(
      [server.visitor(), server.visitor()].map((one) => one.tries(joinByEmail, joining)),
    )
    // The second request finds either the account or the used invitation, depending on timing.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.map(({ json }) => json?.code).filter(Boolean)).toEqual([
      expect.stringMatching(/account_exists|not_found/),
    ])
    expect(await membersNow()).toContain('Rosa viewer')
    expect(await visitor.tries(joinByEmail, joining), 'used up').toMatchObject({ status: 404 })
    const [entry] = (await ana.call(listFamilyAudit, family)).entries
    expect(entry).toMatchObject({ action: 'member.joined', details: { joined_as: email } })
  })

  test('joins with the link that Ana shares if no email can be sent, which proves no address', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const { invited } = await ana.call(inviteMembers, { ...family, emails: [email] })
    const link = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1))
    expect((await pending())[0]!.link).toBe(invited[0]!.link)
    // Someone else invited the same address, whose owner may be another person.
    const ben = await server.person('Ben')
    await seedInvitation(ben, await ben.opensFamily('Others'), email)

    const [token, proof] = [link.get('token')!, link.get('proof')!]
    await server.visitor().call(joinByEmail, { token, proof, first_name: 'Rosa' })
    expect(await membersNow()).toContain('Rosa viewer')
    const [found] = await server.sql<{ id: string }>('select id from profiles where email = $1', [email])
    const rosa = await personWith(server, { user_id: found!.id, first_name: 'Rosa', email, cookie: '' }).withSession()
    expect(await rosa.call(listMyInvitations, {})).toEqual({ invitations: [] })
  })

  test("isn't signed in to an existing account by an invitation", async () => {
    const rosa = await server.person('Rosa')
    const link = await emailed(rosa.email)
    expect(await server.visitor().tries(joinByEmail, { ...link, first_name: 'Rosa' })).toMatchObject({
      ...{ status: 409, json: { code: 'account_exists' } },
    })
    expect(await membersNow()).toEqual(['Ana owner'])
  })

  test('can decline with the emailed link, not with a copied one', async () => {
    const { token, proof } = await emailed('omar.new@example.org')
    const visitor = server.visitor()
    expect(await visitor.tries(declineInvitation, { token })).toMatchObject({ status: 401 })
    expect(await pending()).toHaveLength(1)
    await visitor.call(declineInvitation, { token, proof })
    expect(await pending()).toEqual([])
    expect(await visitor.tries(declineInvitation, { token, proof })).toMatchObject({ status: 401 })
    expect((await ana.call(listFamilyAudit, family)).entries[0]).toMatchObject({ action: 'invitation.declined' })
  })
})

describe("an invitation link doesn't work", () => {
  test("if it's unknown, canceled, used by someone else, or its family was deleted", async () => {
    const [rosa, stranger] = [await server.person('Rosa'), await server.person('Stranger')]
    const cancelled = await invite('cancelled@example.org')
    await ana.call(cancelInvitation, { ...family, invitation_id: (await pending())[0]!.id })
    const used = await invite(rosa.email)
    await rosa.call(acceptInvitation, { token: used })
    const lost = await ana.opensFamily('Lost')
    const gone = (await seedInvitation(ana, lost, stranger.email)).token
    await ana.call(familiesContract.deleteFamily, lost)
    const answers = await Promise.all(
      ['never', cancelled, gone].flatMap((token) => [
        stranger.tries(readInvitation, { token }),
        stranger.tries(acceptInvitation, { token, join_as: stranger.email }),
      ]),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(404)
    expect(await stranger.tries(readInvitation, { token: used })).toMatchObject({ json: { code: 'invitation_used' } })
    expect((await stranger.tries(acceptInvitation, { token: used, join_as: stranger.email })).status).toBe(404)
  })

  test('after seven days, and the page says that it expired', async () => {
    const rosa = await server.person('Rosa')
    const token = await invite(rosa.email)
    const { expires_at, created_at } = (await pending())[0]!
    const days = (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000
    expect(Math.abs(days - 7)).toBeLessThan(0.01)
    await server.sql("update invitations set expires_at = now() - interval '1 second' where email = $1", [rosa.email])
    expect(await rosa.call(readInvitation, { token })).toMatchObject({ state: 'expired' })
    expect(await rosa.tries(acceptInvitation, { token })).toMatchObject({
      ...{ status: 410, json: { code: 'invitation_expired', title: 'Invitation has expired' } },
    })
    expect(await pending()).toEqual([])
    // Inviting again makes a new invitation; the old link stays invalid.
    const next = await invite(rosa.email)
    expect((await rosa.tries(acceptInvitation, { token })).status).toBe(404)
    await rosa.call(acceptInvitation, { token: next })
  })

  test('from the database, which only has its hash', async () => {
    const token = await invite('secret@example.org')
    const body = { email: 'secret@example.org', redirect: `/accept-invitation?token=${token}` }
    await server.visitor().tries(signInContract.startSignIn, body, { remoteAddress: someAddress() })
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await server.sql<{ row: string }>(
      'select invitations::text as row from invitations union all select payload::text from graphile_worker._private_jobs union all select c::text from sign_in_challenges c',
    )
    for (const { row } of rows) expect(row).not.toContain(token)
  })
})

describe("the owner's input", () => {
  test('distinguishes members, pending invitations, the owner, and duplicates, and invites only new people', async () => {
    const ben = await server.person('Ben')
    await server.join(family, ben, 'viewer')
    await invite('waiting@example.org')
    const emails = [ana.email, ben.email, 'waiting@example.org', 'NEW@example.org', 'new@example.org']
    const { invited } = await ana.call(inviteMembers, { ...family, emails })
    expect(invited.map(({ email, outcome }) => [email, outcome])).toEqual([
      [ana.email, 'yourself'],
      [ben.email, 'already_member'],
      ['waiting@example.org', 'already_invited'],
      ['new@example.org', 'invited'],
    ])
    expect(await pending()).toHaveLength(2)
  })

  test('can have up to fifty addresses, and at least one', async () => {
    const many = Array.from({ length: 51 }, (_, i) => `cousin${i}.${family.family_id}@example.org`)
    expect(await ana.tries(inviteMembers, { ...family, emails: many })).toMatchObject({
      json: { fields: { emails: 'too_many_addresses' } },
    })
    expect(await ana.tries(inviteMembers, { ...family, emails: [] })).toMatchObject({ status: 400 })
    const { invited } = await ana.call(inviteMembers, { ...family, emails: many.slice(0, 50) })
    expect(invited.filter(({ outcome, mailed }) => outcome === 'invited' && mailed)).toHaveLength(50)
  })

  test('with line breaks, overlong or invalid addresses is refused, and no one can be invited as an owner', async () => {
    const wrong = ['a@example.org\r\nBcc: b@example.org', 'a@example.org,b@example.org', 'x'.repeat(10_000), 'rosa', '']
    for (const email of wrong) expect((await ana.tries(inviteMembers, { ...family, emails: [email] })).status).toBe(400)
    expect((await ana.tries(inviteMembers, { ...family, emails: ['a@example.org'], role: 'owner' })).status).toBe(400)
    expect(await pending()).toEqual([])
  })
})

describe('limits', () => {
  test('sixty invitations per hour, across all families', async () => {
    const round = async (count: number) => {
      const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@example.org`)
      return ana.tries(inviteMembers, { ...(await ana.opensFamily('More')), emails })
    }
    expect((await round(50)).status).toBe(200)
    const refused = await round(11)
    expect(refused).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    expect((await round(3)).status).toBe(429)
  })

  test('four emails per day to one address; after that the link is created without an email', async () => {
    const email = `${crypto.randomUUID()}@example.org`
    const mailed: boolean[] = []
    for (let i = 0; i < 5; i++) {
      const host = await server.person('Host')
      const { invited } = await host.call(inviteMembers, { ...(await host.opensFamily('Hosts')), emails: [email] })
      mailed.push(invited[0]!.mailed)
      expect(invited[0]!.link).toMatch(/accept-invitation/)
    }
    expect(mailed).toEqual([true, true, true, true, false])
  })

  test('the email can be resent once a minute, and the link stays the same', async () => {
    const rosa = await server.person('Rosa')
    const token = await invite(rosa.email)
    const invitation_id = (await pending())[0]!.id
    await server.sql("update invitations set expires_at = now() + interval '1 day' where id = $1", [invitation_id])
    const again = await ana.call(resendInvitation, { ...family, invitation_id })
    expect(tokenOf(again.link)).toBe(token)
    expect(Date.parse(again.expires_at) - Date.now()).toBeGreaterThan(6 * 86_400_000)
    expect((await ana.tries(resendInvitation, { ...family, invitation_id })).status).toBe(429)
    await rosa.call(acceptInvitation, { token })
    expect((await ana.tries(resendInvitation, { ...family, invitation_id })).status).toBe(404)
  })

  test("the plan's member limit is checked when inviting and again when joining", async () => {
    const guests = [await server.person('One'), await server.person('Two')]
    const tokens = [await invite(guests[0]!.email), await invite(guests[1]!.email)]
    const plans = vi.spyOn(server.context.plans, 'ofFamily').mockResolvedValue({ ...everything, members: 2 })
    try {
      expect(await ana.tries(inviteMembers, { ...family, emails: ['third@example.org'] })).toMatchObject({
        status: 402,
        json: { code: 'plan_limit_reached', params: { limit: 2 } },
      })
      const answers = await Promise.all(guests.map((guest, i) => guest.tries(acceptInvitation, { token: tokens[i] })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402])
      expect(await membersNow()).toHaveLength(2)
    } finally {
      plans.mockRestore()
    }
  })
})

describe('at the same time', () => {
  test('two tabs, or two people with one link, create one member', async () => {
    for (let round = 0; round < 5; round++) {
      const [rosa, thief] = [await server.person('Rosa'), await server.person('Thief')]
      const token = await invite(rosa.email)
      const before = (await membersNow()).length
      const answers = await Promise.all(
        [rosa, rosa, thief, rosa].map((who) => who.tries(acceptInvitation, { token, join_as: who.email })),
      )
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
      for (const { status } of answers) expect([200, 404, 409]).toContain(status)
      expect(await membersNow()).toHaveLength(before + 1)
    }
  })

  test('accepting and canceling has exactly one of the two outcomes', async () => {
    for (let round = 0; round < 6; round++) {
      const rosa = await server.person('Rosa')
      const token = await invite(rosa.email)
      const cancelling = { ...family, invitation_id: (await pending())[0]!.id }
      const [accepted, cancelled] = await Promise.all([
        rosa.tries(acceptInvitation, { token }),
        ana.tries(cancelInvitation, cancelling),
      ])
      expect([accepted.status, cancelled.status].toSorted()).toEqual(accepted.status === 200 ? [200, 404] : [204, 404])
      expect((await rosa.tries(getFamily, family)).status).toBe(accepted.status)
      expect(await pending()).toEqual([])
    }
  })

  test('two tabs that invite the same address create one invitation', async () => {
    const emails = ['twice@example.org']
    const answers = await Promise.all([1, 2, 3].map(() => ana.call(inviteMembers, { ...family, emails })))
    expect(answers.map(({ invited }) => invited[0]!.outcome).toSorted()).toEqual([
      'already_invited',
      'already_invited',
      'invited',
    ])
    expect(await pending()).toHaveLength(1)
  })

  test("a former owner can't invite anyone", async () => {
    const ben = await server.person('Ben')
    await server.join(family, ben, 'viewer')
    const member_id = (await ana.call(getFamily, family)).members.find(({ user }) => user.id === ben.user_id)!.id
    await ana.call(membersContract.transferFamily, { ...family, member_id })
    expect((await ana.tries(inviteMembers, { ...family, emails: ['late@example.org'] })).status).toBe(403)
    expect((await ana.tries(listInvitations, family)).status).toBe(403)
  })
})

test('only the owner sees the number of pending invitations', async () => {
  const ben = await server.person('Ben')
  await server.join(family, ben, 'editor')
  await invite('one@example.org')
  const of = async (person: Person) => (await person.call(listFamilyUse, {})).families[0]!.pending_invitations
  expect([await of(ana), await of(ben)]).toEqual([1, 0])
})
