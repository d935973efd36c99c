import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, expectAccessible, PHONE, test } from './fixtures.ts'

test('Ana connects her Home Assistant, sees its log, and sends an event again', async ({ page, loginAs }) => {
  const received: { headers: Record<string, string>; body: string }[] = []
  let status = 500
  const home = createServer(async (request, response) => {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += part
    received.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(home, 'listening')
  const address = `127.0.0.1:${(home.address() as AddressInfo).port}`
  const ana = await loginAs('Ana')
  await ana.opensFamily('Moreau')

  await page.setViewportSize(PHONE)
  await page.context().grantPermissions(['clipboard-write'])
  await page.goto('/account/settings?tab=keys')
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  const field = dialog.getByRole('textbox', { name: 'Address' })
  await field.fill('http://169.254.169.254/latest')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect(dialog.getByText('This server doesn’t send to addresses in its own network.')).toBeVisible()
  await expectAccessible(page)
  await field.fill(`http://${address}/api/webhook/moreau`)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  const shown = page.getByRole('dialog', { name: 'Signing secret' })
  const secret = await shown.getByRole('textbox', { name: 'Secret' }).inputValue()
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Copy secret' }).click()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toBeHidden()
  await expect(page.getByText('Nothing sent yet')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: `Actions for ${address}` }).click()
  await page.getByRole('menuitem', { name: 'Send a test' }).click()
  const log = page.getByRole('dialog', { name: 'Log' })
  await expect(log.getByText(/Status 500/)).toBeVisible()
  await expectAccessible(page)
  status = 200
  await log.getByRole('button', { name: /^Send again: Test/ }).click()
  await expect(log.getByText(/Status 200/)).toBeVisible()
  await log.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByText(/Last event delivered/)).toBeVisible()
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
    received[0]!.headers['webhook-id'],
    received[0]!.headers['webhook-id'],
  ])
  const [{ headers, body }] = received as [(typeof received)[0]]
  expect(new Verifier(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })

  await page.getByRole('button', { name: `Actions for ${address}` }).click()
  await page.getByRole('menuitem', { name: 'Replace the secret' }).click()
  const question = page.getByRole('alertdialog', { name: 'Replace the secret?' })
  await expect(question).toContainText('The old one keeps working for 24 hours')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Replace the secret' }).click()
  const replaced = page.getByRole('dialog', { name: 'New signing secret' })
  await expect(replaced.getByRole('textbox', { name: 'Secret' })).not.toHaveValue(secret)
  await page.setViewportSize(PHONE)
  await expectAccessible(page)
  await replaced.getByRole('button', { name: 'Copy secret' }).click()
  await replaced.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/^The old secret works until/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Actions for ${address}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete webhook' }).click()
  await expect(page.getByText('No webhooks yet.')).toBeVisible()
  home.close()
})
