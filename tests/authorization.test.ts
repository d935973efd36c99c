import { afterAll, expect, test } from 'vitest'
import { startOpenIdDouble } from '../e2e/doubles/openid-provider.ts'
import type { Config } from '#server/config.ts'
import { contract } from '#app/contract.ts'
import { describeMatrix } from '#kit/describe-matrix.ts'
import { sampleInputs } from '#kit/sample-inputs.ts'
import { openTestApp, withoutLimits } from '#kit/test-app.ts'

test('every operation has a sample request, and every sample belongs to an operation', () => {
  expect(Object.keys(sampleInputs).toSorted()).toEqual(contract.map((operation) => operation.id).toSorted())
})

const provider = await startOpenIdDouble()
afterAll(() => provider.close())

describeMatrix(() => {
  const keep = { daily: 7, weekly: 4, monthly: 12 }
  const backups: Config['backups'] = { to: ['/mnt/usb/hearthbook'], keep, encrypt: 'buckets', s3: undefined }
  return openTestApp({
    config: { billing: 'sandbox', backups, inbox: { dir: '/mnt/inbox', moves: true } },
    provider,
    context: withoutLimits,
  })
})
