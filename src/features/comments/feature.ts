import { memberRoute } from '#features/families/server/member.ts'
import type { Feature } from '#server/feature.ts'
import { commentsContract as contract } from './comments.contract.ts'
import { addComment } from './server/add-comment.ts'
import { deleteComment, editComment } from './server/edit-comment.ts'
import { listComments, listReplies, listTalkCounts } from './server/list-comments.ts'
import { addReaction, listReactions, removeReaction } from './server/react.ts'

export const feature: Feature = {
  contract: [contract],
  routes: (context) => [
    memberRoute(context, contract.listComments, listComments),
    memberRoute(context, contract.listReplies, listReplies),
    memberRoute(context, contract.addComment, addComment),
    memberRoute(context, contract.editComment, editComment),
    memberRoute(context, contract.deleteComment, deleteComment),
    memberRoute(context, contract.listReactions, listReactions),
    memberRoute(context, contract.listTalkCounts, listTalkCounts),
    memberRoute(context, contract.addReaction, addReaction),
    memberRoute(context, contract.removeReaction, removeReaction),
  ],
}
