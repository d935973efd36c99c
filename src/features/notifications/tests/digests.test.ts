import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { deliverNotification } from '#features/notifications/server/deliver-notification.ts'
import { remindBirthdays } from '#features/notifications/server/remind-birthdays.ts'
import { dueDay } from '#features/notifications/server/send-digests.ts'
import { notifyInvitee } from '#features/notifications/server/notify-invitee.ts'
import { notifyMembers } from '#features/notifications/server/notify-members.ts'
import { openMailer } from '#server/mail/mail.ts'
import { startSmtp, type Received } from '#server/mail/test-smtp.ts'
import { newId } from '#shared/ids.ts'
import { derivativeKey } from '#features/media/server/media-objects.ts'
import { digestFor, mailsTo } from '#kit/digests.ts'
import { drawNoise } from '#kit/noise.ts'
import type { Family, Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'

const { listNotifications, unsubscribe } = notificationsContract
let server: TestApp
let ana: Person
let ben: Person
let family: Family

beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await server.person('Ana')
  ben = await server.person('Ben')
  family = await ana.opensFamily('Moreau <3')
  await server.join(family, ben, 'viewer')
})

const worker = () => server.context.db.worker
async function somethingNew(count = 3) {
  for (let i = 0; i < count; i++) await seedPhoto(ana, family)
  await notifyMembers(family, worker())
}

test("a digest has everything that Ben hasn't seen, in his language, is sent once, and isn't sent without news", async () => {
  await ben.call(accountsContract.savePreferences, { language: 'fr' })
  await digestFor(ben, '2026-11-02')
  expect(await mailsTo(ben)).toEqual([])
  await somethingNew(24)
  await Promise.all([digestFor(ben, '2026-11-03'), digestFor(ben, '2026-11-03'), digestFor(ben, '2026-11-03')])
  const [mail, ...others] = await mailsTo(ben)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Du nouveau dans Moreau <3' })
  expect(mail!.text).toContain('• Ana a ajouté 24 photos')
  expect(mail!.html).toContain('Moreau &lt;3')
  expect(mail!.html).not.toMatch(/<img|Moreau <3/)
  await digestFor(ben, '2026-11-04')
  expect(await mailsTo(ben)).toHaveLength(1)
  await somethingNew(1)
  await digestFor(ben, '2026-11-05')
  expect(await mailsTo(ben)).toHaveLength(2)
})

test('a digest carries a few small photos, and none that Ben can’t see', async () => {
  const smtp = await startSmtp()
  const post = await openMailer({ ...server.config, smtpUrl: smtp.url, mailFrom: 'Hearthbook <album@example.org>' })
  try {
    const jpeg = await drawNoise(1200, 800).jpeg().toBuffer()
    const shared = Array.from({ length: 6 }, () => 'family_only' as const)
    const [hidden] = await Promise.all(
      (['private', ...shared] as const).map(async (audience) => {
        const photo_id = await seedPhoto(ana, family, { audience })
        const key = derivativeKey({ ...family, photo_id, variant: 'large', version: 1 })
        await server.context.store.remove(key)
        await server.context.store.put(key, jpeg, { contentType: 'image/jpeg' })
        return photo_id
      }),
    )
    await notifyMembers(family, worker())
    await digestFor(ben, '2026-11-03', post)
    const [{ mail, raw }] = smtp.received as [Received]
    expect(mail.attachments).toHaveLength(4)
    // One wide photo, and a row of squares.
    for (const [at, { contentId, mimeType, disposition, content }] of mail.attachments.entries()) {
      expect([mimeType, disposition]).toEqual(['image/jpeg', 'inline'])
      expect(mail.html).toContain(`src="cid:${contentId!.slice(1, -1)}"`)
      expect((content as ArrayBuffer).byteLength).toBeLessThan(at === 0 ? 130_000 : 45_000)
    }
    expect(raw).not.toContain(hidden)
    expect(mail.html).not.toMatch(/src="http/)
    expect(mail.text).not.toContain('cid:')

    // A damaged file doesn't hold up the news, nor the other photos of the same notification.
    await somethingNew(1)
    await digestFor(ben, '2026-11-04', post)
    expect(smtp.received[1]!.mail.attachments).toHaveLength(3)
  } finally {
    post.close()
    await smtp.close()
  }
})

test('a digest says in one line what one person added or who joined, and quotes comments', async () => {
  const lena = await ana.call(childrenContract.addChild, { ...family, first_name: 'Lena', birth_date: '2022-03-03' })
  for (const name of ['First steps', 'First tooth'])
    await ana.call(milestonesContract.addMilestone, {
      ...{ ...family, once: newId(), child_id: lena.id, name, date: '2026-06-01' },
    })
  await notifyMembers(family, worker())
  const photo_id = await seedPhoto(ben, family)
  const text = `We looked for that hat everywhere, and then it was on the dog. ${'Really. '.repeat(9)}`
  await ana.call(commentsContract.addComment, { ...family, subject_kind: 'photo', subject_id: photo_id, text })
  const said = { kind: 'comment_added', actor_id: ana.user_id, bundle: 'talk', count: 1, title: '' } as const
  await worker()
    .transaction()
    .execute((tx) => deliverNotification(tx, { ...family, ...said, photo_ids: [photo_id] }, [ben.user_id]))
  await digestFor(ben, '2026-11-03')
  const [mail] = await mailsTo(ben)
  expect(mail!.text).toContain('• Ana added 2 milestones: First tooth, First steps.')
  expect(mail!.text).toContain('• Ana commented: “We looked for that hat everywhere, and then it was on the dog.')
  expect(mail!.text).toMatch(/Really…”/)
  expect(mail!.text).toContain('You get this once a week.')
})

test('a digest excludes notifications that were read and families that the person left', async () => {
  await somethingNew()
  await ben.tries(notificationsContract.readAllNotifications, {})
  await digestFor(ben, '2026-11-03')
  await somethingNew()
  await server.leave(family, ben)
  await digestFor(ben, '2026-11-04')
  expect(await mailsTo(ben)).toEqual([])
})

test("an unsubscribe link whose signature has the wrong length isn't found", async () => {
  for (const signature of ['é'.repeat(43), '', 'x'.repeat(44)])
    expect((await server.visitor().tries(unsubscribe, { token: `${ben.user_id}.${signature}` })).status).toBe(404)
})

test("one-click unsubscribe works without a session or Origin, and a guessed URL doesn't", async () => {
  await somethingNew()
  await digestFor(ben, '2026-11-03')
  const [mail] = await mailsTo(ben)
  expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  const address = new URL(/^<(.*)>$/.exec(mail!.headers!['List-Unsubscribe']!)![1]!)
  const press = (path: string) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  for (const forged of [
    address.pathname.slice(0, -1),
    address.pathname.replace(/.$/, 'A'),
    '/api/unsubscribe/x',
    `/api/unsubscribe/${ana.user_id}.${address.pathname.split('.')[1]}`,
  ])
    if (forged !== address.pathname) expect((await press(forged)).status).toBe(404)
  // Opening the URL with GET shows a confirmation page; it doesn't unsubscribe.
  const opened = await fetch(server.url + address.pathname, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([...[303, address.pathname.replace('/api', '')]])
  expect((await ben.call(accountsContract.getPreferences, {})).email_digest).toBe('weekly')
  expect((await press(address.pathname)).status).toBe(204)
  expect((await ben.call(accountsContract.getPreferences, {})).email_digest).toBe('never')
  expect((await server.visitor().tries(unsubscribe, { token: 'nobody.nothing' })).status).toBe(404)
})

test("a digest is due in the morning of the reader's time zone, on the days they chose", () => {
  // A Monday, and the first of a month.
  const noon = (iso: string) => new Date(iso)
  expect(dueDay('daily', 'UTC', noon('2026-06-02T08:10:00Z'))).toBe('2026-06-02')
  expect(dueDay('daily', 'UTC', noon('2026-06-02T07:59:00Z'))).toBeUndefined()
  expect(dueDay('daily', 'America/New_York', noon('2026-06-02T12:10:00Z'))).toBe('2026-06-02')
  expect(dueDay('weekly', 'Pacific/Auckland', noon('2026-06-07T21:10:00Z'))).toBe('2026-06-08')
  expect(dueDay('weekly', 'UTC', noon('2026-06-09T08:10:00Z'))).toBeUndefined()
  expect(dueDay('monthly', 'UTC', noon('2026-06-01T09:00:00Z'))).toBe('2026-06-01')
  expect(dueDay('monthly', 'UTC', noon('2026-06-02T09:00:00Z'))).toBeUndefined()
  expect(dueDay('daily', 'PST', noon('2026-06-02T16:10:00Z'))).toBe('2026-06-02')
})

test('a family is reminded of birthdays once, three days ahead, including leap days', async () => {
  const child = (first_name: string, birth_date: string) =>
    ana.call(childrenContract.addChild, { ...family, first_name, birth_date })
  await child('Lena', '2022-03-03')
  await child('Leap', '2020-02-29')
  await child('Later', '2021-03-20')
  await child('Newborn', '2026-02-27')
  for (const day of ['2026-02-27', '2026-02-28', '2026-03-01'])
    await remindBirthdays(worker(), server.context.plans, new Date(`${day}T05:20:00Z`))
  const { notifications } = await ben.call(listNotifications, {})
  expect(
    notifications.filter(({ kind }) => kind === 'birthday').map(({ title, count, day }) => [title, count, day]),
  ).toEqual([
    ['Lena', 4, '2026-03-03'],
    ['Leap', 6, '2026-02-28'],
  ])
})

test("someone with an account is notified of an invitation until it's canceled", async () => {
  const cleo = await server.person('Cleo')
  await ana.call(invitationsContract.inviteMembers, { ...family, emails: [cleo.email] })
  const [{ id }] = (await server.sql<{ id: string }>('select id from invitations where email = $1', [cleo.email])) as [
    { id: string },
  ]
  await notifyInvitee({ invitation_id: id }, worker())
  expect((await cleo.call(listNotifications, {})).notifications).toMatchObject([
    { kind: 'invitation', title: family.name, family_name: null },
  ])
  await server.sql('delete from invitations where id = $1', [id])
  expect((await cleo.call(listNotifications, {})).notifications).toEqual([])
})
