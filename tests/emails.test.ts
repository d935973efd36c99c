import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CredentialChange } from '#features/accounts/server/credential-changes.ts'
import { writeCredentialMail } from '#features/sign-in/server/credential-mail.ts'
import type { SignInMail } from '#features/sign-in/server/sign-in.jobs.ts'
import { writeSignInMail } from '#features/sign-in/server/sign-in-mail.ts'
import { domainMailKinds } from '#features/addresses/server/addresses.jobs.ts'
import { writeDomainMail } from '#features/addresses/server/domain-mail.ts'
import { billingMailKinds } from '#features/billing/server/billing.jobs.ts'
import { writeBillingMail } from '#features/billing/server/billing-mail.ts'
import { writeInvitation, writeJoining } from '#features/invitations/server/invitation-mail.ts'
import { writeDigestMail } from '#features/notifications/server/digest-mail.ts'
import { unsubscribeLinks } from '#features/notifications/server/unsubscribe.ts'
import { gazetteLinks } from '#features/gazette/server/gazette-links.ts'
import { writeGazetteMail, writeGazetteQuestion } from '#features/gazette/server/gazette-mail.ts'
import { ATTACHMENT_MAX_BYTES } from '#features/gazette/gazette.rules.ts'
import { writeOrderMail } from '#features/orders/server/order-mail.ts'
import { writeSheet, writeWithdrawal } from '#features/orders/server/order-sheet.ts'
import { orderMailKinds } from '#features/orders/server/orders.jobs.ts'
import type { PrintedOrder } from '#features/orders/server/orders.queries.ts'
import { writeLetterMail } from '#features/capsules/server/letter-mail.ts'
import { writeSuccessionMail } from '#features/succession/server/succession-mail.ts'
import { successionNews } from '#features/succession/server/succession.jobs.ts'
import { writeWebhookMail } from '#features/webhooks/server/webhook-mail.ts'
import { writeOwnDataMail } from '#features/own-data/server/own-data-mail.ts'
import { writeAcknowledgement, writeForwarded } from '#features/contact/server/contact-mail.ts'
import { TEST_SECRET } from '#server/db/test-database.ts'
import type { Mail } from '#server/mail/mail-message.ts'
import { openMailer, type Mailer } from '#server/mail/mail.ts'
import { writeBackupMail, writeNoSecondCopyMail } from '#features/backups/server/backup-mail.ts'
import { writeDamageMail } from '#server/scrub/damage-mail.ts'
import { startSmtp, type Received, type SmtpForTests } from '#server/mail/test-smtp.ts'
import { newId } from '#shared/ids.ts'
import { locales, type Locale } from '#shared/locales.ts'
import { HOME_ADDRESS } from '#kit/orders.ts'

const appUrl = 'https://album.example.org'
const email = 'rosa@example.org'
const first_name = 'Rosa'
const on = '2026-12-01T10:00:00Z'
const signInKinds: SignInMail['kind'][] = ['sign-in', 'sign-up', 'no-account', 'proof', 'reset']
const changes: CredentialChange[] = [
  'session.new_device',
  'password.set',
  'password.removed',
  'passkey.added',
  'second_factor.disabled',
]

let smtp: SmtpForTests
let post: Mailer
beforeAll(async () => {
  smtp = await startSmtp()
  const mailFrom = 'Hearthbook <album@example.org>'
  post = await openMailer({ mailFrom, supportEmail: 'help@example.org', dataDir: '/nowhere', smtpUrl: smtp.url })
})
afterAll(async () => {
  post.close()
  await smtp.close()
})

/** Every email that Hearthbook sends, by name. */
function lettersIn(language: Locale, date_format: 'DD/MM/YYYY' | null = null): Record<string, Mail> {
  const billing = { appUrl, mode: 'sandbox' } as const
  const order = {
    ...{ id: newId(), email, first_name, title: 'Summer', copies: 2, total: 5400, currency: 'eur', language },
    ...{ address: HOME_ADDRESS, tracking: 'AB 123', format: 'softcover' },
    document: { size: '20x20', pages: Array.from({ length: 8 }), paper: 'silk_170' },
  } as unknown as PrintedOrder & { email: string }
  const links = { urlFor: (id: string, part: string) => `${appUrl}/api/print/${part}-${id}` } as never
  const inviter = { family_name: 'Los Rivera', first_name: 'Ana', last_name: 'Ríos', inviter_email: 'ana@example.org' }
  const invitation = { id: newId(), email, note: 'Come and look', photos: 3, expires_at: on, language, ...inviter }
  const joining = { family_id: newId(), invited_email: email, joined_email: 'r@example.org', owner_email: email }
  const message = { id: newId(), name: first_name, email, subject: 'Hello', message: 'What a fine album', language }
  const signIn = { language, email, first_name, code: '123456', link_token: 'token', expires_at: on }
  const payer = { email, first_name, language, timezone: 'UTC', date_format }
  const account = { ...payer, last_name: 'Rivera' }
  const paid = { user_id: newId(), tier: 'premium', amount: 2500, currency: 'usd', on, number: 'HB-1' }
  const invoice = { reference: 'in_1', is_yearly: true, period_start: on, card: { brand: 'visa', last4: '4242' } }
  const domain = { family_id: newId(), domain: 'album.rivera.example', on }
  const device = { user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0', address: '203.0.113.7', at: on }
  const export_ = { user_id: newId(), until: on }
  const notice = { family_id: newId(), family_name: 'Los Rivera', actor_name: 'Ana', count: 3, title: '', day: null }
  const pictures = [{ cid: newId(), base64: 'AAAA' }]
  const damage = { missing: 2, changed: 1, families: 1, examples: ['beach.jpg'] }
  const gazette = { links: gazetteLinks(TEST_SECRET, appUrl), appUrl }
  const subscriber = {
    ...{ id: newId(), email, name: first_name, family: 'Los Rivera', language },
    ...{ adder_first_name: 'Ana', adder_last_name: 'Ríos' },
  }
  const named = (kinds: readonly string[], write: (kind: never) => Mail) =>
    Object.fromEntries(kinds.map((kind) => [kind, write(kind as never)]))
  const groups: Record<string, Record<string, Mail>> = {
    signing: named(signInKinds, (kind) => writeSignInMail(appUrl, { ...signIn, kind })),
    credential: named(changes, (change) => writeCredentialMail(appUrl, account, { change, device })),
    domain: named(domainMailKinds, (kind) =>
      writeDomainMail({ ...payer, family_name: 'Los Rivera' } as never, { ...domain, kind }, appUrl),
    ),
    succession: Object.fromEntries(
      (['owner', 'viewer'] as const).flatMap((role) =>
        successionNews.map((kind) => [
          `${kind} to the ${role}`,
          writeSuccessionMail(
            { kind, family_id: newId(), user_id: newId(), reminder: 2 },
            {
              ...{ family: 'Los Rivera', email, language, timezone: 'UTC', role, after_months: 12, owner_seen_at: on },
              ...{ ends_at: on, first_name, last_name: 'Rivera', actor: 'Ben', date_format },
            },
            appUrl,
          )!,
        ]),
      ),
    ),
    gazette: {
      edition: writeGazetteMail(
        { ...subscriber, user_id: null },
        {
          edition: { month: '2026-11' },
          pdf: Buffer.alloc(ATTACHMENT_MAX_BYTES + 1),
          filename: '',
          pictures: [],
        } as never,
        gazette,
      ),
      question: writeGazetteQuestion({ ...subscriber, user_id: null }, gazette),
    },
    letter: {
      opened: writeLetterMail(
        { letter_id: newId() },
        {
          ...{ family_id: newId(), family: 'Los Rivera', email, language, timezone: 'UTC', created_at: on },
          ...{ person_name: 'Alma', author_name: 'Ben Rivera', date_format },
        },
        appUrl,
      ),
    },
    webhook: named(['gone', 'failing'], (because) =>
      writeWebhookMail({ ...payer, family_name: 'Los Rivera' }, { host: 'ha.example.org', because }, appUrl),
    ),
    billing: named(billingMailKinds, (kind: string) =>
      writeBillingMail(billing, payer as never, {
        ...paid,
        kind: kind as never,
        ...(kind === 'receipt' && { invoice }),
      }),
    ),
    order: named(orderMailKinds, (kind) => writeOrderMail(billing, order, kind)),
    print: {
      sheet: { to: email, ...writeSheet(order, { appUrl, links }) },
      withdrawal: { to: email, ...writeWithdrawal(order) },
    },
    ownData: {
      ...named(['ready', 'leaving'], (kind) => writeOwnDataMail(appUrl, { ...export_, kind }, account)),
      familyReady: writeOwnDataMail(
        appUrl,
        { ...export_, kind: 'familyReady', family: { id: newId(), name: 'Los Rivera' } },
        account,
      ),
    },
    contact: { forwarded: writeForwarded(message, email), acknowledged: writeAcknowledgement(message) },
    invitation: {
      invitation: writeInvitation(invitation as never, `${appUrl}/accept-invitation#token=t`, pictures),
      joined: writeJoining({ ...joining, ...inviter, language } as never, `${appUrl}/families/x/members`),
    },
    backups: Object.fromEntries(
      [null, newId()].map((family_id) => [
        `late to ${family_id ? 'an owner' : 'an administrator'}`,
        writeBackupMail(
          { email, family_id, language, timezone: 'UTC', date_format },
          { address: '/mnt/disk', last_backup_at: on, is_paused: false, problem: 'not_connected' },
          appUrl,
        ),
      ]),
    ),
    noSecondCopy: {
      toOwner: writeNoSecondCopyMail({ email, family_id: newId(), language }, appUrl),
      toAdministrator: writeNoSecondCopyMail({ email, family_id: null, language }, appUrl),
    },
    damage: Object.fromEntries(
      (['damaged', 'mended'] as const).flatMap((kind) =>
        [newId(), null].map((family_id) => [
          `${kind}${family_id ? 'Owner' : 'Admin'}`,
          writeDamageMail({ email, language, family_name: 'Los Rivera' }, { kind, family_id }, damage, appUrl),
        ]),
      ),
    ),
    news: {
      digest: writeDigestMail({
        ...{ appUrl, email, first_name, locale: language, hasMore: true },
        frequency: 'weekly',
        news: [{ ...notice, id: newId(), kind: 'photo_upload', photo_ids: [] }],
        pictures: new Map([[notice.family_id, pictures]]),
        unsubscribeUrl: unsubscribeLinks(TEST_SECRET, appUrl).urlFor(newId()),
        replyTo: 'reply-1@photos.example',
      }),
    },
  }
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, letters]) =>
      Object.entries(letters).map(([name, letter]) => [`${group}.${name}`, letter]),
    ),
  )
}

async function delivered(letter: Mail): Promise<Received & { headers: Record<string, string> }> {
  smtp.received.splice(0)
  await post.send(letter)
  const [received] = smtp.received
  const headers = Object.fromEntries(received!.mail.headers.map(({ key, value }) => [key, value]))
  return { ...received!, headers }
}

const linksOf = (text: string) => new Set(text.match(/https?:\/\/[^\s"<>]+/g))

describe.each(locales)('emails in %s', (language) => {
  const letters = lettersIn(language)

  test.each(Object.keys(letters))('%s has everything that mail servers expect', async (name) => {
    const { mail, headers, raw } = await delivered(letters[name]!)
    expect(mail.from).toEqual({ name: 'Hearthbook', address: 'album@example.org' })
    expect(mail.to).toMatchObject([{ address: email }])
    expect(mail.messageId).toMatch(/^<[^@>]+@example\.org>$/)
    expect(Math.abs(Date.parse(headers['date']!) - Date.now())).toBeLessThan(600_000)
    expect(headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(998)
    const isDigest = name === 'news.digest' || name === 'gazette.edition'
    expect(Object.keys(headers).includes('list-unsubscribe'), 'only digests are a list').toBe(isDigest)
    if (isDigest) {
      expect(headers['list-unsubscribe']).toMatch(
        /^<https:\/\/album\.example\.org\/(api\/unsubscribe|gazette)\/[^>]+>$/,
      )
      expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    }
  })

  test.each(Object.keys(letters))('%s has a complete plain-text version and no tracking', async (name) => {
    const { mail } = await delivered(letters[name]!)
    const [text, html] = [mail.text!, mail.html!]
    expect(mail.subject!.trim().length).toBeGreaterThan(5)
    expect(text.trim().length).toBeGreaterThan(40)
    expect(`${mail.subject} ${text}`).not.toMatch(/\{\w+\}|undefined|null|NaN|Invalid Date/)
    expect(html).toContain(`<html lang="${language}">`)
    // Images are part of the email.
    expect(html.replaceAll(/<img src="(cid|data):[^"]+"/g, '')).not.toMatch(
      /<(img|script|link|iframe|object|form|base)\b|\ssrc=|url\(|@import|@font-face|background=/i,
    )
    const links = linksOf(html)
    expect(linksOf(text.replace(/[.,)]+(?=\s|$)/gm, ''))).toEqual(links)
    for (const link of links) expect(new URL(link).origin, 'no detour over anybody else').toBe(appUrl)
  })
})

test('people who write the day first read it first in emails about their account, family and payments', () => {
  const inOrder = Object.entries(lettersIn('en', 'DD/MM/YYYY')).filter(([, { text }]) =>
    text.includes('1 December 2026'),
  )
  const groups = new Set(inOrder.map(([name]) => name.split('.')[0]))
  expect([...groups].toSorted()).toEqual([
    'backups',
    'billing',
    'credential',
    'domain',
    'letter',
    'ownData',
    'succession',
  ])
})

test('people read whether someone signed in from the network of their own box', () => {
  const reader = { email, first_name, last_name: '', language: 'en', timezone: null, date_format: null } as const
  const isOwn = (address: string) => {
    const device = { user_agent: '', address, at: on }
    const { text } = writeCredentialMail(appUrl, reader, { change: 'session.new_device', device })
    expect(text).toContain(address)
    return text.includes('Hearthbook’s own network')
  }
  const own = ['192.168.1.20', '172.16.0.9', '::ffff:10.0.0.4', '127.0.0.1', '::1', 'fd12::1', 'fe80::1']
  expect(own.map(isOwn)).toEqual(own.map(() => true))
  const others = ['203.0.113.7', '172.32.0.1', '::ffff:203.0.113.7', '2001:db8::1', 'unknown']
  expect(others.map(isOwn)).toEqual(others.map(() => false))
})

test("no email's text is the same in two languages", () => {
  const letters = locales.map((language) => lettersIn(language))
  const same = Object.keys(letters[0]!).filter(
    (name) => new Set(letters.map((own) => own[name]!.text.split('\n')[0])).size < locales.length,
  )
  // These emails start with text that a person wrote.
  expect(same).toEqual(['contact.forwarded'])
})
