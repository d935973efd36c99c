import { pipeline } from 'node:stream'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { OBJECT_LIST, type BackedUpObject, type Repository } from './repository.ts'

/** Streams the objects of a backup, since there may be millions. */
export async function* readObjects(repository: Repository, name: string): AsyncGenerator<BackedUpObject> {
  const list = pipeline(await repository.readPart(name, OBJECT_LIST), createGunzip(), () => {})
  for await (const line of createInterface({ input: list, crlfDelay: Infinity }))
    if (line) yield JSON.parse(line) as BackedUpObject
}
