import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { childrenContract as contract } from '../children.contract.ts'
import { addChild } from './add-child.ts'
import { deleteChild } from './delete-child.ts'
import { editChild } from './edit-child.ts'
import { getChild } from './get-child.ts'
import { listChildren } from './list-children.ts'
import { listRemovedChildren, restoreChild } from './removed-children.ts'
import { removeChildAvatar, setChildAvatar } from './set-avatar.ts'

export function childrenRoutes(context: WebContext): Route[] {
  const { sign } = context
  return [
    memberRoute(context, contract.listChildren, (viewer) => listChildren(viewer, sign)),
    memberRoute(context, contract.getChild, (viewer, input) => getChild(viewer, input, sign)),
    memberRoute(context, contract.addChild, (editor, input) => addChild(editor, input, sign)),
    memberRoute(context, contract.editChild, (editor, input) => editChild(editor, input, sign)),
    memberRoute(context, contract.deleteChild, deleteChild),
    memberRoute(context, contract.setChildAvatar, (editor, input) => setChildAvatar(editor, input, sign)),
    memberRoute(context, contract.removeChildAvatar, (editor, input) => removeChildAvatar(editor, input, sign)),
    memberRoute(context, contract.listRemovedChildren, listRemovedChildren),
    memberRoute(context, contract.restoreChild, (owner, input) => restoreChild(owner, input, sign)),
  ]
}
