import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import type { SignMedia } from '#server/storage/media-urls.ts'
import { childrenContract as contract } from '../children.contract.ts'
import { addChild } from './add-child.ts'
import type { ChildHooks } from './child-hooks.ts'
import { deleteChild } from './delete-child.ts'
import { editChild } from './edit-child.ts'
import { getChild } from './get-child.ts'
import { listChildren } from './list-children.ts'
import { listRemovedChildren, restoreChild } from './removed-children.ts'
import { removeChildAvatar, setChildAvatar } from './set-avatar.ts'

export function childrenRoutes(doors: Doors, hooks: ChildHooks, sign: SignMedia): Route[] {
  return [
    memberRoute(doors, contract.listChildren, (viewer) => listChildren(viewer, sign)),
    memberRoute(doors, contract.getChild, (viewer, input) => getChild(viewer, input, sign)),
    memberRoute(doors, contract.addChild, (editor, input) => addChild(editor, input, hooks, sign)),
    memberRoute(doors, contract.editChild, (editor, input) => editChild(editor, input, sign)),
    memberRoute(doors, contract.deleteChild, deleteChild),
    memberRoute(doors, contract.setChildAvatar, (editor, input) => setChildAvatar(editor, input, sign)),
    memberRoute(doors, contract.removeChildAvatar, (editor, input) => removeChildAvatar(editor, input, sign)),
    memberRoute(doors, contract.listRemovedChildren, listRemovedChildren),
    memberRoute(doors, contract.restoreChild, (owner, input) => restoreChild(owner, input, sign)),
  ]
}
