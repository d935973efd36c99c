import { afterAll, expect, test } from 'vitest'
import { startOpenIdDouble } from '../e2e/doubles/openid-provider.ts'
import { contract } from '#app/contract.ts'
import { describeMatrix } from '#kit/describe-matrix.ts'
import { sampleInputs } from '#kit/sample-inputs.ts'
import { openTestApp, withoutLimits } from '#kit/test-app.ts'

test('every operation has a sample request, and every sample belongs to an operation', () => {
  expect(Object.keys(sampleInputs).toSorted()).toEqual(contract.map((operation) => operation.id).toSorted())
})

const provider = await startOpenIdDouble()
afterAll(() => provider.close())

describeMatrix(() => openTestApp({ config: { billing: 'sandbox' }, provider, context: withoutLimits }))
