import type { Headers } from '@zone-eu/mailsplit'
import type { SMTPServerDataStream } from 'smtp-server'
import { commentsContract } from '#features/comments/comments.contract.ts'
import { COMMENT_MAX_LENGTH, CommentText } from '#features/comments/comments.rules.ts'
import { addComment } from '#features/comments/server/add-comment.ts'
import { actAsMember } from '#features/families/server/member.ts'
import type { ReplyAddress, ReplyAddresses } from '#features/notifications/server/reply-addresses.ts'
import { idempotentId } from '#server/idempotent-id.ts'
import { Problem } from '#shared/problems.ts'
import { htmlText } from './html-text.ts'
import type { ImportDeps } from './import-email.ts'
import { selectReplier } from './mail-in.queries.ts'
import { readEmail, type EmailedText } from './read-email.ts'
import { Refusal } from './refusal.ts'
import { replyText } from './reply-text.ts'
import { senderOf } from './sender.ts'

const { addComment: operation } = commentsContract

type ReplyDeps = Pick<ImportDeps, 'db' | 'limits' | 'limitSender' | 'authservId'> & {
  replies: ReplyAddresses
  /** The address that sends our emails. */
  from: string
}
type Arriving = { address: ReplyAddress; stream: SMTPServerDataStream }

/**
 * Adds the words above an answered email as a comment, with the rights that the sender has now. Returns false for what a
 * program wrote.
 * @throws Refusal, Problem
 */
export function replyAdder({ db, limits, limitSender, authservId, replies, from }: ReplyDeps) {
  return async function addReply({ address, stream }: Arriving): Promise<boolean> {
    const { photo_id } = address
    const texts: EmailedText[] = []
    let author = { user_id: '', family_id: '' }
    let message_id = ''
    let isAutomatic = false

    async function headers(found: Headers) {
      const email = senderOf(found, authservId, notYours)
      const replier = await selectReplier(db.worker, email, photo_id)
      if (!replier || !replies.isFor(address, { ...replier, photo_id })) throw notYours()
      await limitSender(`${replier.family_id} ${email}`)
      author = replier
      message_id = found.getFirst('message-id')
      isAutomatic = isFromProgram(found)
    }

    await readEmail(stream, { headers, text: async (text) => void texts.push(text) })
    if (isAutomatic) return false
    const text = storable(replyText(writtenIn(texts), { from })).trim()
    const parsed = CommentText.safeParse(text)
    if (!parsed.success) throw text ? tooLong() : wordless()
    await limits.spend(author.user_id, operation)
    // Mail servers send an email again if they didn't get our answer.
    const once = idempotentId(message_id || text, author.user_id)
    await actAsMember(db, author, operation.access.capability, (member) =>
      addComment(member, {
        family_id: author.family_id,
        subject_kind: 'photo',
        subject_id: photo_id,
        once,
        text: parsed.data,
      }),
    ).catch((error: unknown) => {
      throw error instanceof Problem && ['not_found', 'forbidden'].includes(error.code) ? gone() : error
    })
    return true
  }
}

/** The plain text, or else what the HTML shows. */
function writtenIn(texts: EmailedText[]): string {
  const plain = texts.find(({ isHtml }) => !isHtml)
  if (plain) return plain.text
  return htmlText(texts[0]?.text ?? '')
}

function storable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
}

/** Out-of-office replies and delivery reports (RFC 3834). */
function isFromProgram(headers: Headers): boolean {
  const valueOf = (name: string) =>
    headers
      .getFirst(name)
      .replace(/^[^:]*:/, '')
      .trim()
      .toLowerCase()
  const submitted = valueOf('auto-submitted')
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(bulk|junk|list|auto_reply)$/.test(valueOf('precedence')) ||
    headers.hasHeader('x-autoreply') ||
    headers.hasHeader('x-autorespond')
  )
}

const notYours = () =>
  new Refusal(550, '5.7.1', 'Only the person who got our email can reply to it, from the address that we sent it to')
const gone = () => new Refusal(550, '5.2.1', "This photo isn't there anymore, so your words couldn't be added")
const wordless = () =>
  new Refusal(
    554,
    '5.6.0',
    "We found no words above the quoted email. Write them at the top, and send photos to the family's own address",
  )
const tooLong = () => new Refusal(554, '5.6.0', `A comment has at most ${COMMENT_MAX_LENGTH} characters`)
