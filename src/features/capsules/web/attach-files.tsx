import { AudioLines, Film, Image, ImagePlus, Mic, X } from 'lucide-react'
import { captionsTexts } from '#features/captions/web/captions.texts.ts'
import { VoiceRecorder } from '#features/captions/web/voice-recorder.tsx'
import { RECORDING_MAX_SECONDS } from '#features/personality/personality.rules.ts'
import { ChooseFiles } from '#features/uploads/web/choose-files.tsx'
import { UploadText } from '#features/uploads/web/upload-text.tsx'
import { UPLOAD_ACCEPT } from '#features/uploads/uploads.rules.ts'
import { MoreTexts } from '#web/more-texts.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LETTER_FILES_MAX } from '../capsules.rules.ts'
import type { LetterFiles, LetterPart } from './use-letter-files.ts'

type AttachFilesProps = { files: LetterFiles; error: string | undefined }

/** Adds photos and recordings to a letter. */
export function AttachFiles({ files, error }: AttachFilesProps) {
  const t = useText('letters.files')
  const { parts, isFull, add, remove, isRecording, setIsRecording } = files
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{t('label')}</legend>
      <p className="text-sm text-ink-soft">{t('hint', { count: LETTER_FILES_MAX })}</p>
      {parts.length > 0 && (
        <UploadText>
          <ul className="divide-y divide-line rounded-control border border-line px-3">
            {parts.map((part) => (
              <PartRow key={part.id} part={part} onRemove={() => remove(part)} />
            ))}
          </ul>
        </UploadText>
      )}
      {isRecording ? (
        <MoreTexts of={captionsTexts}>
          <VoiceRecorder
            maxSeconds={RECORDING_MAX_SECONDS}
            texts={{
              ...{ name: t('voice'), ready: t('ready'), keep: t('keep'), limit: t('limit'), failed: t('failed') },
            }}
            onSave={(audio) => add([audio])}
            onDone={() => setIsRecording(false)}
          />
        </MoreTexts>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ChooseFiles
            kind="quiet"
            disabled={isFull}
            accept={`${UPLOAD_ACCEPT},audio/*`}
            onFiles={(chosen) => void add(chosen)}
          >
            <ImagePlus aria-hidden size={18} />
            {t('add')}
          </ChooseFiles>
          <Button kind="quiet" disabled={isFull} onClick={() => setIsRecording(true)}>
            <Mic aria-hidden size={18} />
            {t('record')}
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

function PartRow({ part, onRemove }: { part: LetterPart; onRemove: () => void }) {
  const t = useText('letters.files')
  const { file, preview } = part
  const Icon = file.type.startsWith('video/') ? Film : file.type.startsWith('audio/') ? AudioLines : Image
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-sunk text-ink-soft">
        {preview ? (
          <img src={preview} alt="" onLoad={() => URL.revokeObjectURL(preview)} className="size-full object-cover" />
        ) : (
          <Icon aria-hidden size={20} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{file.name}</p>
        <p className="text-sm text-ink-soft">
          <PartState part={part} />
        </p>
      </div>
      <IconButton icon={X} label={t('remove', { name: file.name })} tooltipAlign="end" onClick={onRemove} />
    </li>
  )
}

function PartState({ part: { isReady, item, file } }: { part: LetterPart }) {
  const t = useText('letters.files')
  const upload = useText('upload')
  const format = useFormat()
  if (isReady) return t('added', { size: format.bytes(file.size) })
  switch (item?.state) {
    case 'sending':
      return t('sending', { percent: format.percent(item.bytes ? item.sent / item.bytes : 0) })
    case 'processing':
      return t('sealing')
    case 'refused':
      return <span className="text-danger">{item.reason ? upload(`refused.${item.reason}`) : t('failed')}</span>
    case 'failed':
    case 'missing':
      return <span className="text-danger">{t('failed')}</span>
    case 'paused':
    case 'stored':
      return t('paused')
    default:
      return t('waiting')
  }
}
