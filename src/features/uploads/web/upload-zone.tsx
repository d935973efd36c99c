import { ImagePlus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '#web/text.tsx'
import { carriesFiles, droppedFiles } from './dropped-files.ts'
import { UploadText } from './upload-text.tsx'

type OnFiles = (files: File[]) => void

/** Accepts files dropped or pasted anywhere on the page. Visible while files are dragged. */
export function UploadZone({ onFiles }: { onFiles: OnFiles }) {
  const isOver = useDrops(onFiles)
  usePastes(onFiles)
  if (!isOver) return null
  return (
    <UploadText>
      <DropHere />
    </UploadText>
  )
}

function DropHere() {
  const t = useText('upload')
  return (
    <div className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-sheet border-2 border-dashed border-ember bg-paper/92">
      <p className="flex flex-col items-center gap-4 px-4 text-center font-serif text-2xl text-ember">
        <ImagePlus aria-hidden size={56} />
        {t('dropNow')}
      </p>
    </div>
  )
}

function useDrops(onFiles: OnFiles): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent((files: File[]) => onFiles(files))
  useEffect(() => {
    let left: ReturnType<typeof setTimeout> | undefined
    const over = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
      // No event for leaving the window works in every browser, but dragover fires continuously.
      clearTimeout(left)
      left = setTimeout(() => setIsOver(false), 400)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      clearTimeout(left)
      setIsOver(false)
      void droppedFiles(event.dataTransfer).then(take)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      clearTimeout(left)
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

function usePastes(onFiles: OnFiles) {
  const take = useEffectEvent((files: File[]) => onFiles(files))
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const writes = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (files.length === 0 || writes) return
      event.preventDefault()
      take(files)
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}
