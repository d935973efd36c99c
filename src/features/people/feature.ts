import { memberRoute } from '#features/families/server/member.ts'
import { only, type Feature, type WorkerContext } from '#server/feature.ts'
import { handle, schedule } from '#server/jobs/jobs.ts'
import { childrenContract as children } from './children.contract.ts'
import { peopleContract as contract } from './people.contract.ts'
import { addChild, addPerson } from './server/add-person.ts'
import { childMedia } from './server/child-media.ts'
import { deletePerson, listRemovedPeople, restorePerson } from './server/removed-people.ts'
import { editPerson } from './server/edit-person.ts'
import { getPerson, listPeople } from './server/list-people.ts'
import { listChildren, listFamilyPeople } from './server/list-children.ts'
import { avatarRemaker, makeAvatar, type AvatarParts } from './server/make-avatar.ts'
import { mergePeople } from './server/merge-people.ts'
import { editOwnProfile, ownProfile } from './server/own-profile.ts'
import { makeAvatarJob } from './server/people.jobs.ts'
import { purgeRemovedPeople } from './server/purge-removed-people.ts'
import { removePersonAvatar, setPersonAvatar } from './server/set-avatar.ts'
import { setRelatives } from './server/set-relatives.ts'

declare module '#server/feature.ts' {
  interface Feature {
    largePhotoKey?: AvatarParts['largeKeyOf']
  }
}

const avatarParts = ({ db, features, ...context }: WorkerContext): AvatarParts => ({
  ...context,
  db: db.worker,
  largeKeyOf: only(features, 'largePhotoKey'),
})

export const feature: Feature = {
  contract: [children, contract],
  pages: [
    '/families/$familyId/people',
    '/families/$familyId/people/$personId',
    '/families/$familyId/children',
    '/families/$familyId/children/$childId',
  ],
  routes(context) {
    const { sign } = context
    return [
      memberRoute(context, children.listChildren, (viewer) => listChildren(viewer, sign)),
      memberRoute(context, children.addChild, (editor, input) => addChild(editor, input, sign)),
      memberRoute(context, contract.listPeople, (viewer) => listPeople(viewer, sign)),
      memberRoute(context, contract.getPerson, (viewer, input) => getPerson(viewer, input, sign)),
      memberRoute(context, contract.addPerson, (editor, input) => addPerson(editor, input, sign)),
      memberRoute(context, contract.editPerson, (editor, input) => editPerson(editor, input, sign)),
      memberRoute(context, contract.ownProfile, (viewer, input) => ownProfile(viewer, input, sign)),
      memberRoute(context, contract.editOwnProfile, (viewer, input) => editOwnProfile(viewer, input, sign)),
      memberRoute(context, contract.setRelatives, setRelatives),
      memberRoute(context, contract.mergePeople, (editor, input) => mergePeople(editor, input, sign)),
      memberRoute(context, contract.deletePerson, deletePerson),
      memberRoute(context, contract.setPersonAvatar, (editor, input) => setPersonAvatar(editor, input, sign)),
      memberRoute(context, contract.removePersonAvatar, (editor, input) => removePersonAvatar(editor, input, sign)),
      memberRoute(context, contract.listRemovedPeople, listRemovedPeople),
      memberRoute(context, contract.restorePerson, (owner, input) => restorePerson(owner, input, sign)),
    ]
  },
  jobs(context) {
    const parts = avatarParts(context)
    return [
      handle(makeAvatarJob, (payload) => makeAvatar(payload, parts)),
      schedule('purge-removed-people', '35 3 * * *', () => purgeRemovedPeople(parts)),
    ]
  },
  remakerOf: (context) => avatarRemaker(avatarParts(context)),
  mediaKinds: (context) => ({ child: childMedia(context) }),
  familyPeople:
    ({ sign }) =>
    (viewer) =>
      listFamilyPeople(viewer, sign),
}
