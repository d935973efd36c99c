import { albumsContract } from '#features/albums/albums.contract.ts'
import { booksContract } from '#features/books/books.contract.ts'
import { categoriesContract } from '#features/categories/categories.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { milestonesContract } from '#features/milestones/milestones.contract.ts'
import { childrenContract } from '#features/people/children.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { CONSENT_VERSION } from '#features/personality/consent-version.ts'
import { personalityContract } from '#features/personality/personality.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { newId } from '#shared/ids.ts'
import { sealFor } from './letters.ts'
import type { Family, Person } from './people.ts'
import { drawPicture } from './pictures.ts'
import { makeAudio, makeRecording } from './recordings.ts'
import type { TestApp } from './test-app.ts'
import { addPhoto, beginUpload, idOf, saying, untilDecided } from './uploads.ts'

type Shown = { photo_id: string; response_id: string }

/** A book that two people edited, with a printed code, and an archived one. */
async function makeBooks(rosa: Person, ben: Person, { family_id }: Family, shown: Shown) {
  const source = { favorites_only: false }
  const { id: book_id } = await rosa.call(booksContract.createBook, {
    ...{ family_id, title: 'Our summer', template: 'anniversary', pages: 8, source },
  })
  const { document } = await rosa.call(booksContract.getBook, { family_id, book_id })
  const { code } = await rosa.call(booksContract.makeBookCode, { family_id, photo_id: shown.photo_id })
  const photo = { kind: 'photo' as const, photo_id: shown.photo_id, zoom: 1.5, x: 0.2, y: 0.8 }
  const [first, ...others] = document.pages
  const page = { ...first!, layout: 'photo_code' as const, slots: [photo, null, { kind: 'code' as const, code }] }
  await ben.call(booksContract.saveBook, {
    ...{ family_id, book_id, document: { ...document, pages: [page, ...others] }, expected_version: 1 },
  })
  await rosa.call(booksContract.editBook, { family_id, book_id, description: 'For <Abuela>' })
  await ben.call(booksContract.makeBookCode, { family_id, response_id: shown.response_id })
  const away = await ben.call(booksContract.duplicateBook, { family_id, book_id, title: 'Put away' })
  await ben.call(booksContract.archiveBook, { family_id, book_id: away.id })
}

type AlbumParts = { photos: string[]; rule: object }

/** An album in manual order with sections, a cover and a contributor, one of a rule, and a private one by date. */
async function makeAlbums(rosa: Person, ben: Person, { family_id }: Family, { photos, rule }: AlbumParts) {
  const [beach, scan, secret] = photos as [string, string, string]
  const { id: album_id } = await rosa.call(albumsContract.createAlbum, {
    ...{ family_id, title: 'Cádiz', description: 'At the <sea>', place: 'Cádiz', starts_on: '2019-07-01' },
    ...{ photo_ids: photos, contributors: 'chosen', contributor_ids: [ben.user_id], audience: 'extended_family' },
  })
  const place = { family_id, album_id }
  await rosa.call(albumsContract.addSection, { ...place, title: 'Then', text: 'Long ago', before_photo_id: scan })
  await rosa.call(albumsContract.moveInAlbum, { ...place, photo_ids: [secret], before_photo_id: beach })
  await rosa.call(albumsContract.moveInAlbum, { ...place, photo_ids: [scan] })
  await rosa.call(albumsContract.addSection, { ...place, text: 'The end' })
  await rosa.call(albumsContract.editAlbum, { ...place, cover_photo_id: scan })
  await rosa.call(albumsContract.createAlbum, {
    ...{ family_id, title: 'Mía by the sea', rule: { ...rule, tags: 'sea', album_ids: album_id } },
  })
  const own = await rosa.call(albumsContract.createAlbum, {
    ...{ family_id, title: 'Mine', photo_ids: [beach, secret], audience: 'private' },
  })
  await rosa.call(albumsContract.addSection, { family_id, album_id: own.id, title: 'Day', before_photo_id: beach })
}

/** A family with content of every kind. */
export async function fullFamily(server: TestApp, rosa: Person, ben: Person): Promise<Family> {
  const family = await rosa.opensFamily('Ríos')
  const { family_id } = family
  await server.join(family, ben, 'editor')
  const mia = await rosa.call(childrenContract.addChild, {
    ...{ family_id, first_name: 'Mía', last_name: 'Ríos', birth_date: '2017-03-02', gender: 'girl' },
  })
  await sealFor(ben, { family_id, person_id: mia.id, age: 90 })
  const summer = await rosa.call(categoriesContract.createCategory, { family_id, name: 'Summer' })
  const beach = await addPhoto(rosa, family, await drawPicture({ taken: '2019:07:04 10:00:00' }), 'beach.jpg')
  const scan = await addPhoto(rosa, family, await drawPicture(), 'scan.jpg')
  const secret = await addPhoto(rosa, family, await drawPicture(), 'diary.jpg')
  const milestone = await rosa.call(milestonesContract.addMilestone, {
    ...{
      family_id,
      name: 'First swim',
      description: 'Brave',
      date: '2019-07-04',
      child_id: mia.id,
      photo_ids: [beach],
    },
  })
  const edit = (photo_id: string, about: object) =>
    rosa.call(photosContract.editPhoto, { family_id, photo_id, ...about })
  await edit(beach, {
    ...{ description: 'First <i>waves</i>', location_name: 'Cádiz', location_lat: 36.53, location_lng: -6.29 },
    ...{ tags: ['sea', 'Abuela'], category_ids: [summer.id], is_favorite: true, person_ids: [mia.id] },
    ...{ audience: 'extended_family', taken_offset_minutes: 120 },
  })
  await edit(scan, { taken_at: '1978-06-01T00:00:00', taken_precision: 'season', is_archived: true })
  await edit(secret, { audience: 'private', description: 'For me' })
  await rosa.call(photosContract.turnPhoto, { family_id, photo_id: scan, quarters: 1 })
  const part = { left: 0, top: 0.25, width: 1, height: 0.5 }
  await rosa.call(photosContract.cropPhoto, { family_id, photo_id: scan, crop: part, quarter_turns: 1 })
  await rosa.call(peopleContract.setPersonAvatar, {
    family_id,
    person_id: mia.id,
    photo_id: beach,
    x: 4,
    y: 4,
    size: 32,
  })

  const { prompts } = await rosa.call(personalityContract.listPrompts, { family_id })
  await rosa.call(personalityContract.replacePrompt, {
    ...{ family_id, prompt_id: prompts[2]!.id, prompt_text: 'What does the sea say?' },
  })
  const own = await rosa.call(personalityContract.addPrompt, {
    ...{ family_id, prompt_text: 'Who is your hero?', category: 'dreams' },
  })
  await rosa.call(personalityContract.giveConsent, { family_id, child_id: mia.id, text_version: CONSENT_VERSION })
  const answer = { family_id, child_id: mia.id }
  const written = await rosa.call(personalityContract.saveResponse, {
    ...{ ...answer, prompt_id: own.id, take: newId(), response_text: 'Abuela' },
  })
  const take = newId()
  await rosa.call(personalityContract.saveResponse, {
    ...{ ...answer, prompt_id: prompts[0]!.id, take, response_text: 'Cake', audience: 'private' as const },
  })
  const video = await makeRecording()
  const said = { purpose: 'answer', filename: 'a.webm', child_id: mia.id, prompt_id: prompts[0]!.id, take }
  await untilDecided(rosa, family, idOf(await beginUpload(rosa, family, video, saying(said))))
  const voice = saying({ purpose: 'audio_caption', filename: 'a.webm', photo_id: beach })
  await untilDecided(rosa, family, idOf(await beginUpload(rosa, family, await makeAudio(), voice)))
  const pinned = saying({ purpose: 'audio_caption', filename: 'b.webm', photo_id: beach, x: '0.25', y: '0.75' })
  await untilDecided(ben, family, idOf(await beginUpload(ben, family, await makeAudio({ seconds: 1 }), pinned)))
  const flag =
    'insert into flags (id, family_id, person_id, photo_id, response_id, settled_at) values ($1, $2, $3, $4, $5, $6)'
  await server.sql(flag, [newId(), family_id, mia.id, beach, null, '2026-01-02T03:04:05Z'])
  await server.sql(flag, [newId(), family_id, mia.id, null, written.id, null])
  await server.sql('insert into growing_ages (family_id, flag, hide, own) values ($1, 6, 12, 19)', [family_id])

  const comment = { family_id, subject_kind: 'photo' as const, subject_id: beach }
  const { id: parent_id } = await ben.call(commentsContract.addComment, { ...comment, text: 'So small' })
  await rosa.call(commentsContract.addComment, { ...comment, parent_id, text: 'She was!' })
  await ben.call(commentsContract.addComment, {
    ...{ family_id, subject_kind: 'milestone', subject_id: milestone.id, text: 'Bravo' },
  })
  await rosa.call(commentsContract.addComment, {
    ...{ family_id, subject_kind: 'response', subject_id: written.id, text: 'Of course' },
  })
  const rule = { person_ids: mia.id, category_ids: summer.id, milestone_ids: milestone.id }
  await makeAlbums(rosa, ben, family, { photos: [beach, scan, secret], rule })
  const { albums } = await rosa.call(albumsContract.listAlbums, family)
  const about = {
    family_id,
    subject_kind: 'album' as const,
    subject_id: albums.find(({ title }) => title === 'Cádiz')!.id,
  }
  await ben.call(commentsContract.addComment, { ...about, text: 'What a summer' })
  await makeBooks(rosa, ben, family, { photo_id: beach, response_id: written.id })
  await ben.call(commentsContract.addReaction, { ...comment, kind: 'hug' })
  await rosa.call(commentsContract.addReaction, { ...comment, kind: 'heart' })
  return family
}
