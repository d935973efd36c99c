import { forgetFile, keepFile, loadFilesBelow } from '#features/uploads/web/saved-files.ts'
import { leaveTrace } from '#features/uploads/web/upload-residue.ts'
import { liveTabs, thisTab } from '#features/uploads/web/live-tabs.ts'
import type { Draft } from './drafts.ts'
import { finishFilm } from './finish-film.ts'

/**
 * What a recorder has handed out so far is kept piece by piece, so that a tab that is closed in the middle of an answer, or
 * a browser that crashes, leaves all but the last second.
 */
const folderOf = ({ user_id, child_id, prompt_id }: Draft) => `piece:${user_id}:${child_id}:${prompt_id}:`
/** Pieces sort by their number. */
const keyOf = (draft: Draft, number: number) => `${folderOf(draft)}${thisTab}:${String(number).padStart(6, '0')}`
const tabOf = (draft: Draft, key: string) => key.slice(folderOf(draft).length).replace(/:.*/, '')

export function keepPiece(draft: Draft, piece: Blob, number: number): Promise<void> {
  leaveTrace()
  return inTurn(async () => {
    if (number === 0) await forget(draft)
    await keepFile(keyOf(draft, number), new File([piece], 'piece', { type: piece.type }))
  })
}

/** The film is whole, or nobody wants it. */
export function forgetPieces(draft: Draft): Promise<void> {
  return inTurn(() => forget(draft))
}

/** One after the other, so that clearing away the former film never takes a piece of the next. */
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work, work)
  return turn
}
let turn = Promise.resolve()

async function forget(draft: Draft): Promise<void> {
  for (const { key, file } of await loadFilesBelow(folderOf(draft)))
    if (tabOf(draft, key) === thisTab) await forgetFile(key, file.size)
}

/** The film that a tab left behind which is gone; one that is recorded in another tab now is left alone. */
export async function recoverFilm(draft: Draft): Promise<File | undefined> {
  const all = await loadFilesBelow(folderOf(draft))
  if (all.length === 0) return undefined
  const alive = await liveTabs()
  const left = all.filter(({ key }) => !alive.has(tabOf(draft, key)))
  const last = left.at(-1)
  if (!last) return undefined
  const tab = tabOf(draft, last.key)
  const pieces = left.filter(({ key }) => tabOf(draft, key) === tab).map(({ file }) => file)
  const type = last.file.type.replace(/;.*/, '')
  const film = await finishFilm(new Blob(pieces, { type }))
  for (const { key, file } of left) await forgetFile(key, file.size)
  return new File([film], `answer.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type, lastModified: Date.now() })
}
