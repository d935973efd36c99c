import { accountSamples } from './account-samples.ts'
import { bookSamples } from './book-samples.ts'
import { credentialSamples } from './credential-samples.ts'
import { familySamples } from './family-samples.ts'
import { memorySamples } from './memory-samples.ts'
import { orderSamples } from './order-samples.ts'
import { photoSamples } from './photo-samples.ts'
import type { MakeSample } from './sample.ts'

/** One sample for every operation; authorization.test.ts fails if one is missing. */
export const sampleInputs: Record<string, MakeSample> = {
  ...accountSamples,
  ...credentialSamples,
  ...familySamples,
  ...memorySamples,
  ...photoSamples,
  ...bookSamples,
  ...orderSamples,
}
