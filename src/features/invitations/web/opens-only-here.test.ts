import { expect, test } from 'vitest'
import { opensOnlyHere } from './opens-only-here.ts'

test('without APP_URL, links open only on the computer that runs Hearthbook', () => {
  for (const address of [
    'http://localhost:3000',
    'http://moreau.localhost',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])
    expect(opensOnlyHere(`${address}/invitations/x`), address).toBe(true)
  for (const address of ['http://box.local:3000', 'http://192.168.1.20:3000', 'https://photos.example.org'])
    expect(opensOnlyHere(`${address}/invitations/x`), address).toBe(false)
})
