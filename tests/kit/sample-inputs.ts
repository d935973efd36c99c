import { globSync } from 'node:fs'
import path from 'node:path'
import { contract } from '#app/contract.ts'
import { mediaContract } from '#features/media/media.contract.ts'
import type { MakeSample } from './sample.ts'

type Samples = Record<string, MakeSample>

const folder = path.join(import.meta.dirname, '../../src/features')
const modules = await Promise.all(
  globSync('*/tests/samples.ts', { cwd: folder }).map(
    (file) => import(path.join(folder, file)) as Promise<{ samples: Samples; mediaSamples?: Samples }>,
  ),
)

/** Every feature's samples, one for each operation; authorization.test.ts fails if one is missing. */
export const sampleInputs: Samples = Object.assign({}, ...modules.map(({ samples }) => samples))

/** `readMedia` of each kind of media besides photos. */
export const mediaSamples: Samples = Object.assign({}, ...modules.map((module) => module.mediaSamples))

/** Every operation, and `readMedia` once for each kind of media. */
export const triedOperations = [
  ...contract,
  ...Object.keys(mediaSamples).map((id) => ({ ...mediaContract.readMedia, id })),
]
