import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const dockerfile = read('Dockerfile')

test('every image is pinned by an exact version or a digest', () => {
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name))
  const images = [
    ...[...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image),
    ...[...dockerfile.matchAll(/^COPY --from=(\S+)/gm)].map(([, image]) => image).filter((name) => !stages.has(name)),
    ...[...read('compose.yaml').matchAll(/^ +image: (\S+)/gm)].map(([, image]) => image),
  ]
  expect(images.length).toBeGreaterThanOrEqual(4)
  for (const image of images)
    expect(image).toMatch(/:\d+(\.\d+)+(-[\w.]+)?(@sha256:[0-9a-f]{64})?$|@sha256:[0-9a-f]{64}$/)
})

test('the image uses the Node version in package.json', () => {
  expect(dockerfile).toContain(`FROM node:${JSON.parse(read('package.json')).dependencies.node}-`)
})
