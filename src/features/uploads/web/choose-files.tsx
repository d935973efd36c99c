import type { ComponentProps } from 'react'
import { UPLOAD_ACCEPT } from '#features/uploads/uploads.rules.ts'
import { Button } from '#web/ui/button.tsx'

type ChooseFilesProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'onChange'> & {
  onFiles: (files: File[]) => void
  /** What the chooser offers; photos and videos unless it says otherwise. */
  accept?: string
  /** A whole folder with everything in it. */
  folder?: boolean
}

/** Opens the device's chooser for photos and videos; phones offer the camera there too. */
export function ChooseFiles({ onFiles, accept = UPLOAD_ACCEPT, folder = false, ...button }: ChooseFilesProps) {
  return <Button {...button} onClick={() => askForFiles(onFiles, accept, folder)} />
}

/**
 * The field outlives the button that opened it: while somebody looks for their photos the page beneath may change, and
 * what they choose then must still arrive.
 */
function askForFiles(onFiles: (files: File[]) => void, accept: string, folder: boolean) {
  const field = { type: 'file', multiple: true, accept, webkitdirectory: folder }
  const input = Object.assign(document.createElement('input'), field)
  input.hidden = true
  input.addEventListener('change', () => {
    onFiles([...(input.files ?? [])])
    input.remove()
  })
  input.addEventListener('cancel', () => input.remove())
  document.body.append(input)
  input.click()
}
