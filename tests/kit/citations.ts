import type { Operation } from '#shared/contract.ts'
import { fieldsOf, type Input } from './requests.ts'
import type { Fixture } from './fixture.ts'

/** Every ID of a test family. */
type Ids = Pick<Fixture, Extract<keyof Fixture, `${string}_id`>>

/** How to fill each ID field with another family's ID. A new ID field in the contract needs a line here. */
const idFields: Record<string, (ids: Ids) => string | string[]> = {
  family_id: (ids) => ids.family_id,
  last_family_id: (ids) => ids.family_id,
  family_ids: (ids) => [ids.family_id],
  checkout_id: (ids) => ids.checkout_id,
  member_id: (ids) => ids.member_id,
  invitation_id: (ids) => ids.invitation_id,
  photo_id: (ids) => ids.photo_id,
  top_photo_id: (ids) => ids.photo_id,
  upload_id: (ids) => ids.upload_id,
  // Job IDs are numbers and don't belong to families.
  job_id: () => '987654321',
  book_id: (ids) => ids.book_id,
  file_id: (ids) => ids.file_id,
  file_ids: (ids) => [ids.letter_file_id],
  letter_file_id: (ids) => ids.letter_file_id,
  order_id: (ids) => ids.order_id,
  payment_id: (ids) => ids.payment_id,
  key_id: (ids) => ids.key_id,
  device_id: (ids) => ids.key_id,
  export_id: (ids) => ids.export_id,
  film_id: (ids) => ids.film_id,
  import_id: (ids) => ids.import_id,
  account_id: (ids) => ids.account_id,
  notification_id: (ids) => ids.notification_id,
  comment_id: (ids) => ids.comment_id,
  letter_id: (ids) => ids.letter_id,
  caption_id: (ids) => ids.caption_id,
  guest_id: (ids) => ids.guest_id,
  frame_id: (ids) => ids.frame_id,
  sender_id: (ids) => ids.sender_id,
  subscriber_id: (ids) => ids.subscriber_id,
  webhook_id: (ids) => ids.webhook_id,
  delivery_id: (ids) => ids.delivery_id,
  user_ids: (ids) => [ids.account_id],
  parent_id: (ids) => ids.comment_id,
  subject_id: (ids) => ids.photo_id,
  subject_ids: (ids) => ids.photo_id,
  category_id: (ids) => ids.category_id,
  category_ids: (ids) => [ids.category_id],
  ids: (ids) => ids.upload_id,
  child_id: (ids) => ids.child_id,
  person_id: (ids) => ids.child_id,
  into_person_id: (ids) => ids.child_id,
  parent_ids: (ids) => [ids.child_id],
  partner_ids: (ids) => [ids.child_id],
  child_ids: (ids) => [ids.child_id],
  person_ids: (ids) => [ids.child_id],
  add_person_ids: (ids) => [ids.child_id],
  remove_person_ids: (ids) => [ids.child_id],
  milestone_id: (ids) => ids.milestone_id,
  milestone_ids: (ids) => [ids.milestone_id],
  passkey_id: (ids) => ids.passkey_id,
  session_id: (ids) => ids.session_id,
  prompt_id: (ids) => ids.prompt_id,
  response_id: (ids) => ids.response_id,
  photo_ids: (ids) => [ids.photo_id],
  // A group of similar photos has the ID of one of them, and so do the test's faces and their groups.
  group_id: (ids) => ids.photo_id,
  into_group_id: (ids) => ids.photo_id,
  face_ids: (ids) => [ids.photo_id],
  download_id: (ids) => ids.download_id,
  flag_id: (ids) => ids.flag_id,
  item_id: (ids) => ids.photo_id,
  work_id: (ids) => ids.work_id,
  album_id: (ids) => ids.album_id,
  album_ids: (ids) => [ids.album_id],
  section_id: (ids) => ids.section_id,
  trip_id: (ids) => ids.trip_id,
  cover_photo_id: (ids) => ids.photo_id,
  before_photo_id: (ids) => ids.photo_id,
  before_section_id: (ids) => ids.section_id,
  contributor_ids: (ids) => [ids.account_id],
  add_album_ids: (ids) => [ids.album_id],
  add_category_ids: (ids) => [ids.category_id],
  remove_category_ids: (ids) => [ids.category_id],
  add_milestone_ids: (ids) => [ids.milestone_id],
  remove_milestone_ids: (ids) => [ids.milestone_id],
}

/** The ID fields of an operation, each with a function that fills it from other IDs. */
export function citations({ params, query, body }: Operation): { name: string; of(ids: Ids): Input }[] {
  const names = [params, query, body].flatMap((schema) => Object.keys(fieldsOf(schema)))
  return names
    .filter((name) => /(^|_)ids?$/.test(name))
    .map((name) => {
      const fill = idFields[name]
      if (!fill) throw new Error(`tests/kit/citations.ts does not know what ${name} names`)
      return { name, of: (ids) => ({ [name]: fill(ids) }) }
    })
}

/** IDs that don't exist. */
export function absentIds(): Ids {
  const absent = () => crypto.randomUUID()
  return {
    family_id: absent(),
    checkout_id: absent(),
    member_id: absent(),
    invitation_id: absent(),
    photo_id: absent(),
    upload_id: absent(),
    category_id: absent(),
    download_id: absent(),
    flag_id: absent(),
    work_id: absent(),
    album_id: absent(),
    trip_id: absent(),
    section_id: absent(),
    comment_id: absent(),
    letter_id: absent(),
    letter_file_id: absent(),
    caption_id: absent(),
    guest_id: absent(),
    frame_id: absent(),
    guest_photo_id: absent(),
    child_id: absent(),
    milestone_id: absent(),
    session_id: absent(),
    passkey_id: absent(),
    book_id: absent(),
    file_id: absent(),
    order_id: absent(),
    payment_id: absent(),
    key_id: absent(),
    export_id: absent(),
    film_id: absent(),
    import_id: absent(),
    account_id: absent(),
    notification_id: absent(),
    sender_id: absent(),
    subscriber_id: absent(),
    webhook_id: absent(),
    delivery_id: absent(),
    prompt_id: absent(),
    response_id: absent(),
  }
}
