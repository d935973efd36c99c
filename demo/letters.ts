import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { LETTER_FILE_PURPOSE } from '#features/capsules/capsules.rules.ts'
import { required } from '#shared/required.ts'
import type { DemoPeople, Ids } from './add-content.ts'
import { openLetter } from './demo.queries.ts'
import type { Relative, ShotTime } from './family-content.ts'
import { album } from './album.ts'
import { makePicture } from './pictures/make-picture.ts'

/** From her grandmother, on the day when Alma was as old as her mother in the photo. */
export const opened = {
  by: 'astrid' as const,
  on: '2026-06-08',
  sealed: '2019-06-08T09:12:40+02:00',
  photo: '1996-07-20T13:10:00' as ShotTime,
  voice: 'astrid-beach.webm',
  letter: `Dear Alma,

today you are one, and you slept through your own party. I’m writing this at the kitchen table in Smögen while everyone else looks for the dog.

When you read this, you’ll be eight. Your mother was eight in this photo. She’d lost a tooth that morning, and she wouldn’t leave the water until I promised her waffles. Ask her. She’ll say that it was the other way round.

I don’t know yet what you’ll be like. But I know where the good shells are, on the far side of the red boathouse. I haven’t told anyone. Come and get me, and I’ll show you.

Mormor`,
}

/** From her mother, for her eighteenth birthday. */
const waiting = {
  by: 'freja' as const,
  age: 18,
  voice: 'freja-star.webm',
  letter: 'Dear Alma, if you read this, you can vote, drive, and decide for yourself when to go to bed.',
}

type Upload = {
  people: DemoPeople
  family_id: string
  ownerUrl: string
  kids: Ids
  photos: Ids
  untilDone: (by: Relative, upload_id: string) => Promise<void>
}

/** A letter that waits, and one that has opened. Skips what already exists. */
export async function sealLetters(parts: Upload): Promise<void> {
  const { people, family_id, ownerUrl, kids, photos } = parts
  const letters = `/api/families/${family_id}/letters`
  const list = async (state: string) =>
    (await people.freja.send<{ letters: unknown[] }>('GET', `${letters}?state=${state}`)).letters
  const person_id = required(kids.get('Alma'))
  if (!(await list('waiting')).length) {
    const file_ids = [await addVoice(waiting, parts)]
    const { age, letter } = waiting
    await people[waiting.by].send('POST', letters, { person_id, letter, age, file_ids, language: 'en' })
  }
  if ((await list('opened')).length) return
  const shot = photos.has(opened.photo) && album.find(({ at }) => at === opened.photo)
  const picture = shot && (await makePicture(shot))
  const files = [...(picture ? [await addFile(opened.by, picture, parts)] : []), await addVoice(opened, parts)]
  const { user_id, first_name, last_name } = people[opened.by]
  await openLetter(ownerUrl, {
    ...{ family_id, person_id, author_id: user_id, author_name: `${first_name} ${last_name}`, files },
    ...{ person_name: 'Alma Lindqvist-Moreau', age: 8, letter: opened.letter, on: opened.on, sealed: opened.sealed },
  })
}

async function addVoice({ by, voice }: { by: Relative; voice: string }, parts: Upload): Promise<string> {
  return addFile(by, { filename: voice, bytes: await readFile(path.join(import.meta.dirname, 'voices', voice)) }, parts)
}

async function addFile(
  by: Relative,
  { filename, bytes }: { filename: string; bytes: Uint8Array },
  { people, family_id, untilDone }: Upload,
): Promise<string> {
  const id = await people[by].upload(family_id, filename, bytes, { purpose: LETTER_FILE_PURPOSE })
  await untilDone(by, id)
  return id
}
