import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountsContract } from '#features/accounts/accounts.contract.ts'
import { invitationsContract } from '#features/invitations/invitations.contract.ts'
import { MailRefused, type Mail } from '#server/mail/mail-message.ts'
import { hostileTexts } from '#kit/hostile.ts'
import type { Family, Person } from '#kit/people.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { seedPhoto } from '#kit/photos.ts'
import { drawPicture } from '#kit/pictures.ts'
import { openTestApp, type TestApp } from '#kit/test-app.ts'
import { addPhoto } from '#kit/uploads.ts'

const { inviteMembers, listInvitations, acceptInvitation, readInvitation } = invitationsContract
let server: TestApp
let ana: Person
let family: Family
let sent: Mail[] = []
let failing: Error | undefined

beforeAll(async () => {
  server = await openTestApp({
    withWorker: true,
    context: (laid) => ({
      ...laid,
      post: {
        ...laid.post,
        async send(mail) {
          if (failing) throw failing
          sent.push(mail)
        },
      },
    }),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  failing = undefined
  sent = []
  ana = await server.person('Ana')
  family = await ana.opensFamily('The Moreaus')
})

async function mailTo(email: string): Promise<Mail> {
  await expect.poll(() => sent.filter(({ to }) => to === email)).toHaveLength(1)
  return sent.find(({ to }) => to === email)!
}

test('the email and its page show photos that the family shares with its extended family, favorites first, and no others', async () => {
  const shared = { audience: 'extended_family' } as const
  const [beach, cake] = [
    await addPhoto(ana, family, await drawPicture()),
    await addPhoto(ana, family, await drawPicture()),
  ]
  await ana.call(photosContract.editPhoto, { ...family, photo_id: beach, ...shared })
  await ana.call(photosContract.editPhoto, { ...family, photo_id: cake, ...shared, is_favorite: true })
  await addPhoto(ana, family, await drawPicture())
  const archived = await addPhoto(ana, family, await drawPicture())
  await ana.call(photosContract.editPhoto, { ...family, photo_id: archived, ...shared })
  await server.sql(`update photos set is_archived = true where id = '${archived}'`)
  const { invited } = await ana.call(inviteMembers, { ...family, emails: ['oma@example.org'] })
  const mail = await mailTo('oma@example.org')
  expect(mail.pictures?.map(({ cid }) => cid)).toEqual([cake, beach])
  expect(mail.html).toContain(`src="cid:${cake}"`)

  const token = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1)).get('token')!
  const { photos } = await server.visitor().call(readInvitation, { token })
  expect(photos.map((photo) => Buffer.from(photo, 'base64').toString('latin1', 8, 12))).toEqual(['WEBP', 'WEBP'])
  await server.sql(`update invitations set expires_at = now() - interval '1 minute'`)
  expect(await server.visitor().call(readInvitation, { token })).toMatchObject({ state: 'expired', photos: [] })
})

async function statesOfMails() {
  return (await ana.call(listInvitations, family)).invitations.map((one) => one.mail_state)
}

test("a grandmother gets an email in her language, with the inviter's note and one button", async () => {
  for (let i = 0; i < 3; i++) await seedPhoto(ana, family)
  const note = 'Mamá, aquí están las fotos de Leo.\nUn beso'
  const invite = { ...family, emails: ['abuela@example.org'], note, language: 'es' as const }
  const { invited } = await ana.call(inviteMembers, invite)
  const mail = await mailTo('abuela@example.org')
  expect(mail.subject).toBe('Ana Moreau te invita al álbum familiar «The Moreaus»')
  for (const words of ['3 fotos te están esperando', invited[0]!.link!, 'Un beso', ana.email])
    expect(mail.text).toContain(words)
  expect(mail.html).toContain('Mamá, aquí están las fotos de Leo.<br>Un beso')
  expect(mail.html.match(/<a class="on-ember"/g)).toHaveLength(1)
  await expect.poll(statesOfMails).toEqual(['sent'])
})

test('someone with an account gets the email in their preferred language', async () => {
  const remi = await server.person('Rémi')
  await remi.call(accountsContract.savePreferences, { language: 'fr' })
  await ana.call(inviteMembers, { ...family, emails: [remi.email], language: 'es' })
  expect((await mailTo(remi.email)).subject).toContain('vous invite')
})

test('a failed email is reported next to the link, which still works', async () => {
  failing = new MailRefused('no such mailbox')
  const rosa = await server.person('Rosa')
  const { invited } = await ana.call(inviteMembers, { ...family, emails: [rosa.email] })
  await expect.poll(statesOfMails).toEqual(['failed'])
  const token = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1)).get('token')!
  await rosa.call(acceptInvitation, { token })
})

test('the owner is notified of who joined, and of the address if it was a different one', async () => {
  const rosa = await server.person('Rosa')
  const { invited } = await ana.call(inviteMembers, { ...family, emails: ['other@example.org'] })
  await mailTo('other@example.org')
  await ana.call(accountsContract.saveSettings, { notification_email: false })
  const token = new URLSearchParams(new URL(invited[0]!.link!).hash.slice(1)).get('token')!
  await rosa.call(acceptInvitation, { token, join_as: rosa.email })
  const mail = await mailTo(ana.email)
  expect(mail.subject).toBe('Rosa Moreau joined “The Moreaus”')
  expect(mail.text).toContain('other@example.org')
  expect(mail.text).toContain(rosa.email)
})

test('the owner is notified of who joined with a link without an address, and for whom it was', async () => {
  await ana.call(accountsContract.saveSettings, { notification_email: false })
  for (const invited_name of ['Grandma Rosa', ...hostileTexts]) {
    const asked = await ana.tries(inviteMembers, { ...family, invited_name })
    expect([invited_name.slice(0, 20), asked.status < 500]).toEqual([invited_name.slice(0, 20), true])
    if (asked.status >= 300) continue
    const { link } = (asked.json as { invited: [{ link: string }] }).invited[0]
    const rosa = await server.person('Rosa')
    sent = []
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
    await rosa.call(acceptInvitation, { token, join_as: rosa.email })
    const mail = await mailTo(ana.email)
    expect(mail.subject).toBe('Rosa Moreau joined “The Moreaus”')
    expect(mail.text).toContain(rosa.email)
    expect(mail.text).toContain(`the link you made for ${invited_name.trim().toWellFormed()}`)
    expect(mail.html).not.toMatch(/<script|<img[^>]*onerror|javascript:/i)
  }
})

test("user text is escaped, and can't add recipients or headers", async () => {
  for (const note of hostileTexts) {
    const email = `${crypto.randomUUID()}@example.org`
    const { status } = await ana.tries(inviteMembers, { ...family, emails: [email], note })
    expect([note.slice(0, 20), status < 500]).toEqual([note.slice(0, 20), true])
    if (status >= 300) continue
    const mail = await mailTo(email)
    expect(mail.html).not.toMatch(/<script|<img[^>]*onerror|javascript:/i)
    expect(mail.subject).not.toMatch(/[\r\n]/)
  }
})
