import { afterAll, beforeAll, expect, test } from 'vitest'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { billingJobs } from '#features/billing/server/billing.handlers.ts'
import { familiesContract } from '#features/families/families.contract.ts'
import { membersContract } from '#features/families/members.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { emailChangeContract } from '#features/sign-in/email-change.contract.ts'
import { buysPremium } from '#kit/billing.ts'
import { codeFor } from '#kit/credentials.ts'
import type { Person } from '#kit/people.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

let server: TestApp
let ana: Person

beforeAll(async () => {
  server = await openTestApp({ config: { billing: 'sandbox' } })
  ana = await server.person('Ana')
})
afterAll(() => server.close())

/** Confirms the address with the emailed code. */
async function changesEmail(person: Person, email: string) {
  const code = await codeFor({ ...person, email }, 'email-change')
  await person.call(emailChangeContract.confirmEmailChange, { email, code })
}

const historyOf = async (family: { family_id: string }) =>
  JSON.stringify((await ana.call(familiesContract.listFamilyAudit, family)).entries)

test("the family sees a member's new address and no trace of the old one", async () => {
  const family = await ana.opensFamily('The Moreaus')
  const ben = await server.person('Ben')
  await server.join(family, ben, 'editor')
  await changesEmail(ben, 'ben.new@example.org')
  const seen = JSON.stringify(await ana.call(familiesContract.getFamily, family))
  expect(seen).toContain('ben.new@example.org')
  expect(seen).not.toContain(ben.email)
})

test('a family that someone left has neither their old nor their new address', async () => {
  const family = await ana.opensFamily('Parted')
  const nameless = await server.person('Cara')
  await server.sql(`update profiles set first_name = '', last_name = '' where id = $1`, [nameless.user_id])
  await server.join(family, nameless, 'editor')
  const { id } = await nameless.call(categoriesContract.createCategory, { ...family, name: 'Hers' })
  await nameless.call(categoriesContract.deleteCategory, { ...family, category_id: id })
  const { members } = await ana.call(familiesContract.getFamily, family)
  const member_id = members.find((member) => member.user.id === nameless.user_id)?.id ?? ''
  await ana.call(membersContract.removeMember, { ...family, member_id })
  expect(await historyOf(family)).toContain(nameless.email)
  await changesEmail(nameless, 'cara.new@example.org')
  const history = await historyOf(family)
  expect(history).not.toContain(nameless.email)
  expect(history).not.toContain('cara.new@example.org')
})

test('invitations to the new address appear, and a link sent to the old one still works', async () => {
  const family = await ana.opensFamily('Inviting')
  const dora = await server.person('Dora')
  const { invited } = await ana.call(invitationsContract.inviteMembers, {
    ...family,
    emails: [dora.email, 'dora.new@example.org'],
  })
  await changesEmail(dora, 'dora.new@example.org')
  const { invitations } = await dora.call(invitationsContract.listMyInvitations, {})
  expect(invitations).toHaveLength(1)
  const token = new URLSearchParams(new URL(invited[0]?.link ?? '').hash.slice(1)).get('token') ?? ''
  const answer = await dora.tries(invitationsContract.acceptInvitation, { token })
  expect(answer).toMatchObject({ status: 409, json: { code: 'other_address' } })
  await dora.call(invitationsContract.acceptInvitation, { token, join_as: 'dora.new@example.org' })
})

test('the payment provider gets the new address', async () => {
  await buysPremium(ana)
  await changesEmail(ana, 'ana.new@example.org')
  const [job] = await server.sql<{ payload: unknown }>(
    `select payload from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
     where identifier = 'update-billing-email'`,
  )
  const updated: string[] = []
  const { billing, post, log } = server.context
  const provider = billing.provider && {
    ...billing.provider,
    updateCustomer: async (_customer: string, email: string) => void updated.push(email),
  }
  const jobs = billingJobs({ billing: { ...billing, provider }, post, log })
  await jobs.find(({ name }) => name === 'update-billing-email')?.run(job?.payload)
  expect(updated).toEqual(['ana.new@example.org'])
})
