import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { childrenContract as children } from '../children.contract.ts'
import { peopleContract as contract } from '../people.contract.ts'
import { addChild } from './add-child.ts'
import { addPerson } from './add-person.ts'
import { deletePerson } from './delete-person.ts'
import { editPerson } from './edit-person.ts'
import { getPerson } from './get-person.ts'
import { listChildren } from './list-children.ts'
import { listPeople } from './list-people.ts'
import { mergePeople } from './merge-people.ts'
import { listRemovedPeople, restorePerson } from './removed-people.ts'
import { removePersonAvatar, setPersonAvatar } from './set-avatar.ts'
import { editOwnProfile, ownProfile } from './own-profile.ts'
import { setRelatives } from './set-relatives.ts'

export function peopleRoutes(context: WebContext): Route[] {
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
}
