import type { ComponentProps } from 'react'
import { UPLOAD_ACCEPT } from '#features/uploads/uploads.rules.ts'
import { Button } from '#web/ui/button.tsx'

type ChooseFilesProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'onChange'> & {
  onFiles: (files: File[]) => void
  /** Accepted file types; photos and videos by default. */
  accept?: string
  /** Selects a whole folder, including its subfolders. */
  folder?: boolean
}

/** Opens the device's file chooser, which on phones also offers the camera. */
export function ChooseFiles({ onFiles, accept, folder, ...button }: ChooseFilesProps) {
  return <Button {...button} onClick={() => askForFiles(onFiles, accept, folder)} />
}

/**
 * Opens the file chooser. The input is outside React, because the page may change while someone chooses files, and their choice must still arrive.
 */
export function askForFiles(onFiles: (files: File[]) => void, accept = UPLOAD_ACCEPT, folder = false) {
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
