import { commentsContract } from '#features/comments/comments.contract.ts'
import { memberWhoCan } from '#kit/families.ts'
import type { Fixture } from '#kit/fixture.ts'
import type { Person } from '#kit/people.ts'
import type { Input } from '#kit/requests.ts'
import type { MakeSample } from '#kit/sample.ts'

async function freshComment(fixture: Fixture, caller: Person): Promise<Input> {
  const { family_id, photo_id } = fixture
  const author = memberWhoCan('comments.add', fixture, caller)
  const said = { family_id, subject_kind: 'photo', subject_id: photo_id, text: 'Lovely' } as const
  return { family_id, comment_id: (await author.call(commentsContract.addComment, said)).id }
}

const comments: MakeSample = ({ family_id, photo_id }) => ({
  input: { family_id, subject_kind: 'photo', subject_id: photo_id },
})

const reaction: MakeSample = async (fixture, caller) => {
  const { input } = await comments(fixture, caller)
  return { input: { ...input, kind: 'heart' } }
}

export const samples: Record<string, MakeSample> = {
  listComments: comments,
  listReplies: async (fixture, caller) => ({ input: await freshComment(fixture, caller) }),
  addComment: async (fixture, caller) => ({
    input: { ...(await comments(fixture, caller)).input, parent_id: fixture.comment_id, text: 'What a day' },
  }),
  editComment: async (fixture, caller) => ({
    input: { ...(await freshComment(fixture, caller)), text: 'What a night' },
  }),
  deleteComment: async (fixture, caller) => ({ input: await freshComment(fixture, caller) }),
  listReactions: comments,
  listTalkCounts: ({ family_id, photo_id }) => ({
    input: { family_id, subject_kind: 'photo', subject_ids: photo_id },
  }),
  addReaction: reaction,
  removeReaction: reaction,
}
