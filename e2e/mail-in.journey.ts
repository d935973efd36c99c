import { createTransport } from 'nodemailer'
import { expect, expectAccessible, PHONE, test } from './fixtures.ts'
import { freePort } from './free-port.ts'

const port = await freePort()
test.use({ settings: { MAIL_IN_PORT: String(port), MAIL_IN_DOMAIN: 'photos.example' } })

test('Ana gets an address, adds Grandma, and Grandma’s photo arrives with its subject', async ({
  page,
  loginAs,
  pictures,
}) => {
  const ana = await loginAs('Ana')
  const family = await ana.opensFamily('Moreau')
  await page.setViewportSize(PHONE)
  await page.goto(`/families/${family}/settings?section=backups`)
  await page.getByRole('button', { name: 'Create an address' }).click()
  const field = page.getByRole('textbox', { name: 'Email address', exact: true })
  await expect(field).toHaveValue(/^[a-z0-9]{16}@photos\.example$/)
  await page.getByRole('button', { name: 'Add someone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add someone who sends photos' })
  const email = dialog.getByRole('textbox', { name: 'Their email address' })
  await email.fill('grandma')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByText('Enter an email address')).toBeVisible()
  await expectAccessible(page)
  await email.fill('Rosa@Example.net')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('rosa@example.net')).toBeVisible()
  await expectAccessible(page)

  const address = await field.inputValue()
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const send = () =>
    transport.sendMail({
      ...{ from: 'Grandma <rosa@example.net>', to: address, subject: 'From the garden' },
      attachments: [{ path: pictures[0]! }],
    })
  await send()
  type Photos = { photos: { id: string }[] }
  const photos = async () => (await ana.send<Photos>('GET', `/api/families/${family}/photos`)).photos
  await expect.poll(async () => (await photos()).length).toBe(1)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Actions for the address' }).click()
  await page.getByRole('menuitem', { name: 'Replace address' }).click()
  await page.getByRole('button', { name: 'Replace address' }).click()
  await expect(field).not.toHaveValue(address)
  await expect(send()).rejects.toThrow('550')
  await page.getByRole('button', { name: 'Stop accepting photos from rosa@example.net' }).click()
  await expect(page.getByText('rosa@example.net')).toBeHidden()
  await expectAccessible(page)
})
