import { expect, test } from 'vitest'
import { activityContract } from '#features/activity/activity.contract.ts'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { guestsContract as contract } from '#features/guests/guests.contract.ts'
import { notificationsContract } from '#features/notifications/notifications.contract.ts'
import { peopleContract } from '#features/people/people.contract.ts'
import { photosContract } from '#features/photos/photos.contract.ts'
import { ana, ben, family, openForAnaAndBen, server } from '#kit/ana-and-ben.ts'
import { opensLink } from '#kit/guests.ts'
import type { Person } from '#kit/people.ts'
import { seedPhoto } from '#kit/photos.ts'

openForAnaAndBen({ withWorker: true })

const shares = (by = ben) => seedPhoto(by, family, { audience: 'extended_family' })
async function guest(options: object = {}) {
  const made = await ana.call(contract.addGuest, { ...family, name: 'Grandma Rosa', can_comment: true, ...options })
  return opensLink(ana, made.url.split('#')[1]!)
}
const about = (subject_id: string) => ({ subject_kind: 'photo', subject_id }) as const
const inFamily = (subject_id: string, by = ben) =>
  by.call(commentsContract.listComments, { ...family, ...about(subject_id) })
const own = async (who: Person) => (await who.call(contract.listGuestMoments, {})).moments[0]!.comments

test('a guest comments on a photo, and the family sees who wrote it and gets a notification', async () => {
  const photo_id = await shares()
  const [rosa, kim] = [await guest(), await guest({ name: 'Aunt Kim' })]
  const once = crypto.randomUUID()
  const asked = { ...about(photo_id), once, text: ' She has your eyes ' }
  const said = await rosa.call(contract.addGuestComment, asked)
  expect(await rosa.call(contract.addGuestComment, asked)).toEqual(said)
  expect(await own(rosa)).toEqual([{ ...said, text: 'She has your eyes' }])
  expect(await inFamily(photo_id)).toMatchObject({
    ...{ total: 1, comments: [{ id: said.id, text: 'She has your eyes', author: null, guest_name: 'Grandma Rosa' }] },
  })
  // Ben added the photo, and Ana can delete the comment.
  for (const person of [ana, ben])
    await expect
      .poll(async () => (await person.call(notificationsContract.listNotifications, {})).notifications)
      .toMatchObject([{ kind: 'guest_comment', title: 'Grandma Rosa', count: 1, photos: [{ id: photo_id }] }])

  expect((await ben.call(activityContract.listActivities, family)).activities[0]).toMatchObject({
    photos: [{ id: photo_id, comment: { text: 'She has your eyes', name: 'Grandma Rosa' } }],
  })

  // Neither another guest nor a reply of the family is shown to guests.
  await ben.call(commentsContract.addComment, {
    ...family,
    ...about(photo_id),
    parent_id: said.id,
    text: 'And your nose',
  })
  expect(await own(rosa)).toHaveLength(1)
  expect(await own(kim)).toEqual([])
  expect((await kim.tries(contract.deleteGuestComment, { comment_id: said.id })).status).toBe(404)
})

test('a guest deletes their own comment, and the owner deletes any', async () => {
  const photo_id = await shares()
  const rosa = await guest()
  const write = (text: string) => rosa.call(contract.addGuestComment, { ...about(photo_id), text })
  const [first, second] = [await write('Lovely'), await write('Lovelier')]
  await rosa.call(contract.deleteGuestComment, { comment_id: first.id })
  const of = { ...family, comment_id: second.id }
  expect((await ben.tries(commentsContract.deleteComment, of)).status).toBe(403)
  await ana.call(commentsContract.deleteComment, of)
  expect(await inFamily(photo_id)).toMatchObject({ total: 0, comments: [] })
  expect(await own(rosa)).toEqual([])
})

test('a guest comments only if the link allows it, and only on what they see', async () => {
  const [photo_id, secret] = [await shares(), await seedPhoto(ana, family)]
  const [rosa, quiet] = [await guest(), await guest({ can_comment: false })]
  expect((await rosa.tries(contract.addGuestComment, { ...about(secret), text: 'Hm' })).status).toBe(404)
  expect((await quiet.tries(contract.addGuestComment, { ...about(photo_id), text: 'Hm' })).status).toBe(403)
  const page = async (who: Person) => (await who.fetches(`/guest?moment=${photo_id}`)).text()
  expect(await page(rosa)).toContain('Write a comment')
  expect(await page(quiet)).not.toContain('Write a comment')
})

test('a guest sees everything or what is about one person, and only people who are in what they see', async () => {
  const [noe, mia, theo] = await Promise.all(
    ['Noé', 'Mia', 'Théo'].map((first_name) => ana.call(peopleContract.addPerson, { ...family, first_name })),
  )
  const show = async (photo_id: string, ...people: { id: string }[]) => {
    await ana.call(photosContract.editPhoto, { ...family, photo_id, person_ids: people.map(({ id }) => id) })
    return photo_id
  }
  const both = await show(await shares(), noe!, mia!)
  const onlyMia = await show(await shares(), mia!)
  await show(await seedPhoto(ana, family), theo!)
  const rosa = await guest()
  const page = async (query: string) => (await rosa.fetches(`/guest?view=all${query}`)).text()
  const everyone = await page('')
  for (const part of [both, onlyMia, 'Noé', 'Mia']) expect(everyone).toContain(part)
  expect(everyone).not.toContain('Théo')
  const ofNoe = await page(`&person=${noe!.id}`)
  expect(ofNoe).toContain(`/guest?moment=${both}&amp;person=${noe!.id}`)
  expect(ofNoe).not.toContain(onlyMia)
  expect(await page(`&person=${theo!.id}`)).toContain('No photos to show')
  expect(await server.sql('select 1 from photos where family_id = $1', [family.family_id])).toHaveLength(3)
})
