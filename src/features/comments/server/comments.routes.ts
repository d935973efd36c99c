import { memberRoute } from '#features/families/server/member.ts'
import type { Doors } from '#server/http/guards.ts'
import type { Route } from '#server/http/route.ts'
import { commentsContract as contract } from '../comments.contract.ts'
import { addComment } from './add-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { listComments, listReplies } from './list-comments.ts'
import { listTalkCounts } from './list-talk-counts.ts'
import { addReaction, listReactions, removeReaction } from './react.ts'

export function commentsRoutes(doors: Doors): Route[] {
  return [
    memberRoute(doors, contract.listComments, listComments),
    memberRoute(doors, contract.listReplies, listReplies),
    memberRoute(doors, contract.addComment, addComment),
    memberRoute(doors, contract.editComment, editComment),
    memberRoute(doors, contract.deleteComment, deleteComment),
    memberRoute(doors, contract.listReactions, listReactions),
    memberRoute(doors, contract.listTalkCounts, listTalkCounts),
    memberRoute(doors, contract.addReaction, addReaction),
    memberRoute(doors, contract.removeReaction, removeReaction),
  ]
}
