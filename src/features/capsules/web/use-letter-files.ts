import { useState } from 'react'
import { newId } from '#shared/ids.ts'
import { isOpen, type UploadItem } from '#features/uploads/web/upload-queue.ts'
import { useUploadQueue } from '#features/uploads/web/upload-store.ts'
import { addFiles, removeUploads } from '#features/uploads/web/uploads.ts'
import { useUploading } from '#features/uploads/web/use-add-files.ts'
import { LETTER_FILE_PURPOSE, LETTER_FILES_MAX } from '../capsules.rules.ts'
import { useRemoveLetterFile } from './letters.data.ts'

/** `item` is its upload, until it's done. */
export type LetterPart = {
  id: string
  file: File
  preview: string | undefined
  upload_id?: string
  item?: UploadItem
  isReady: boolean
}

/** Photos and recordings of the letter that's being written. They upload while it's written. */
export function useLetterFiles(family_id: string) {
  const who = useUploading()
  const queue = useUploadQueue()
  const removing = useRemoveLetterFile(family_id)
  const [chosen, setChosen] = useState<Pick<LetterPart, 'id' | 'file' | 'preview'>[]>([])
  /** An upload leaves the queue once it's done, and its ID on the server is known before. */
  const [uploads, setUploads] = useState<ReadonlyMap<string, string>>(new Map())
  const items = new Map(
    [...queue.values()].flatMap((item) => (item.about?.part ? [[item.about.part, item] as const] : [])),
  )
  const [isRecording, setIsRecording] = useState(false)
  const begun = [...items].flatMap(([part, { upload_id }]) =>
    upload_id && uploads.get(part) !== upload_id ? [[part, upload_id] as const] : [],
  )
  if (begun.length) setUploads(new Map([...uploads, ...begun]))
  const parts: LetterPart[] = chosen.map(({ id, file, preview }) => {
    const item = items.get(id)
    const upload_id = uploads.get(id)
    return {
      id,
      file,
      preview,
      isReady: !item && upload_id !== undefined,
      ...(upload_id && { upload_id }),
      ...(item && { item }),
    }
  })

  async function add(files: readonly File[]) {
    if (!who) return
    const isThere = (file: File) =>
      chosen.some(({ file: { name, size, lastModified } }) => {
        return name === file.name && size === file.size && lastModified === file.lastModified
      })
    const more = files
      .filter((file) => !isThere(file))
      .slice(0, LETTER_FILES_MAX - chosen.length)
      .map((file) => ({ id: newId(), file, preview: previewOf(file) }))
    setChosen((before) => [...before, ...more])
    const idOf = new Map(more.map(({ id, file }) => [file, id]))
    const about = (file: File) => ({ purpose: LETTER_FILE_PURPOSE, part: idOf.get(file) ?? '' })
    await addFiles([...idOf.keys()], family_id, who, about)
  }

  function remove({ id, upload_id, item }: LetterPart) {
    setChosen((before) => before.filter((one) => one.id !== id))
    if (item) void removeUploads([item.id])
    if (upload_id && (!item || !isOpen(item) || item.state === 'processing')) removing.mutate(upload_id)
  }

  return {
    parts,
    add,
    remove,
    isRecording,
    setIsRecording,
    isFull: chosen.length >= LETTER_FILES_MAX,
    /** Whether something still has to arrive. */
    isUploading:
      isRecording || parts.some(({ isReady, item }) => !isReady && (!item || isOpen(item) || item.state === 'stored')),
    hasProblem: parts.some(({ item }) => item && ['refused', 'failed', 'missing'].includes(item.state)),
  }
}
export type LetterFiles = ReturnType<typeof useLetterFiles>

const previewOf = (file: File) => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined)
