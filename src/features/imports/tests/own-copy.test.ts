import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { familiesContract } from '#features/families/families.contract.ts'
import { growingUpContract } from '#features/growing-up/growing-up.contract.ts'
import { importFiles } from '#features/imports/server/import/import-files.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { ownCopyContract as contract } from '#features/own-data/own-copy.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { untilFinished } from '#kit/exports.ts'
import { becomesChild, bornYearsAgo } from '#kit/grown-child.ts'
import { openSource } from '#kit/import-source.ts'
import type { Family, Person } from '#kit/people.ts'
import { drawPicture } from '#kit/pictures.ts'
import { addPhoto } from '#kit/uploads.ts'
import { unzip } from '#kit/unzip.ts'

openForAnaAndBen({ withWorker: true })

async function importZip(bytes: Uint8Array, { user_id }: Person, { family_id }: Family) {
  const zip = path.join(await mkdtemp(path.join(tmpdir(), 'hearthbook-copy-')), 'copy.zip')
  await writeFile(zip, bytes)
  const source = await openSource([zip])
  await importFiles(source.entries, { family_id, user_id, source: zip }, server.context)
  await source.close()
}

async function shot(filename: string, year: string, person_ids: string[]) {
  const photo_id = await addPhoto(ben, family, await drawPicture({ taken: `${year}:07:04 10:00:00` }), filename)
  await ben.call(photosContract.editPhoto, { ...family, photo_id, person_ids })
  return photo_id
}

test('a grown-up, here a viewer, takes what is about them to a family of their own, and nothing else', async () => {
  const alma = await server.person('Alma')
  await server.join(family, alma, 'viewer')
  const person_id = await becomesChild(ana, family, alma, { birth_date: bornYearsAgo(18) })
  const leo = await ana.call(childrenContract.addChild, { ...family, first_name: 'Leo', birth_date: '2020-01-01' })
  const shown = await shot('both.jpg', '2011', [person_id, leo.id])
  const hidden = await shot('hidden.jpg', '2012', [person_id])
  await alma.call(growingUpContract.hideItem, { ...family, photo_id: hidden })
  await shot('without-alma.jpg', '2013', [leo.id])
  const milestone = { ...family, photo_ids: [shown] }
  await ana.call(milestonesContract.addMilestone, {
    ...milestone,
    name: 'Her first steps',
    date: '2009-05-01',
    child_id: person_id,
  })
  await ana.call(milestonesContract.addMilestone, {
    ...milestone,
    name: 'Leo alone',
    date: '2021-05-01',
    child_id: leo.id,
  })
  const { prompts } = await ana.call(personalityContract.getPersonality, { ...family, child_id: person_id })
  const answer = { ...family, prompt_id: prompts[0]!.id, take: newId() }
  await ana.call(personalityContract.saveResponse, { ...answer, child_id: person_id, response_text: 'The sea' })

  for (const other of [ana, ben])
    expect((await other.tries(contract.requestOwnCopy, { ...family, person_id })).status).toBe(403)
  await alma.call(contract.requestOwnCopy, { ...family, person_id })
  const { id, state } = await untilFinished(() => alma.call(contract.listOwnCopies, { ...family, person_id }))
  expect(state).toBe('ready')
  const address = `/api/families/${family.family_id}/people/${person_id}/copies/${id}/file`
  expect((await ana.fetches(address)).status).toBe(404)
  const zip = new Uint8Array(await (await alma.fetches(address)).arrayBuffer())
  const text = [...(await unzip(zip))].map(([name, bytes]) => `${name} ${bytes.toString('utf8')}`).join()
  for (const theirs of ['both.jpg', 'hidden.jpg', 'Her first steps', 'The sea']) expect(text).toContain(theirs)
  for (const others of ['without-alma', 'Leo', ben.email]) expect(text).not.toContain(others)

  const own = await alma.opensFamily('Alma')
  await importZip(zip, alma, own)
  const { photos } = await alma.call(photosContract.listPhotos, own)
  expect(photos.map(({ filename, audience }) => [filename, audience]).toSorted()).toEqual([
    ['both.jpg', 'family_only'],
    ['hidden.jpg', 'private'],
  ])
  const { children } = await alma.call(familiesContract.getFamily, own)
  expect(children).toMatchObject([{ first_name: 'Alma' }])
  const child_id = children[0]!.id
  const { milestones } = await alma.call(milestonesContract.listMilestones, own)
  expect(milestones.map(({ name }) => name)).toEqual(['Her first steps'])
  const { responses } = await alma.call(personalityContract.getPersonality, { ...own, child_id })
  expect(responses).toMatchObject([{ response_text: 'The sea' }])
})

test('at 17, there is nothing to take yet', async () => {
  const alma = await server.person('Alma')
  await server.join(family, alma, 'editor')
  const person_id = await becomesChild(ana, family, alma, { birth_date: bornYearsAgo(17) })
  expect((await alma.tries(contract.requestOwnCopy, { ...family, person_id })).status).toBe(403)
})
