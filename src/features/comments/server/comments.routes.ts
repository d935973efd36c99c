import { memberRoute } from '#features/families/server/member.ts'
import type { WebContext } from '#server/feature.ts'
import type { Route } from '#server/http/route.ts'
import { commentsContract as contract } from '../comments.contract.ts'
import { addComment } from './add-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { editComment } from './edit-comment.ts'
import { listComments, listReplies } from './list-comments.ts'
import { listTalkCounts } from './list-talk-counts.ts'
import { addReaction, listReactions, removeReaction } from './react.ts'

export function commentsRoutes(context: WebContext): Route[] {
  return [
    memberRoute(context, contract.listComments, listComments),
    memberRoute(context, contract.listReplies, listReplies),
    memberRoute(context, contract.addComment, addComment),
    memberRoute(context, contract.editComment, editComment),
    memberRoute(context, contract.deleteComment, deleteComment),
    memberRoute(context, contract.listReactions, listReactions),
    memberRoute(context, contract.listTalkCounts, listTalkCounts),
    memberRoute(context, contract.addReaction, addReaction),
    memberRoute(context, contract.removeReaction, removeReaction),
  ]
}
