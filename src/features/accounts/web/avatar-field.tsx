import { Suspense, useRef, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { toast, toastError } from '#web/ui/toast.ts'
import type { User } from '../accounts.contract.ts'
import { displayName } from '../display-name.ts'
import { avatarSourceAddress, useCropAvatar, useRemoveAvatar, useSendAvatar } from './avatar.data.ts'

const ImageCrop = lazyPart(async () => (await import('#web/ui/image-crop.tsx')).ImageCrop)

export function AvatarField({ user }: { user: User }) {
  const t = useText('accounts.settings.avatar')
  const say = useProblemText()
  const chooser = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sending = useSendAvatar()
  const cropAgain = useCropAvatar()
  const removing = useRemoveAvatar()

  function send(file: File | undefined) {
    if (!file) return
    setProblem(undefined)
    sending.mutate(file, {
      onSuccess: () => setCropping(true),
      onError: (error) => setProblem(reasonOf(error)),
    })
  }

  function reasonOf(error: unknown): string {
    const reason =
      error instanceof ApiProblem ? (error.fields.picture ?? (error.code === 'too_large' ? 'too_large' : '')) : ''
    const key = `refused.${reason}` as 'refused.damaged'
    return t.has(key) ? t(key) : say(error)
  }

  const fail = (error: unknown) => toastError(t('failed'), error)
  const hasPicture = user.avatar_url !== null

  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Avatar name={displayName(user)} src={user.avatar_url} size="portrait" />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
        <div className="flex flex-col flex-wrap items-start gap-1 sm:flex-row sm:gap-2">
          <input
            ref={chooser}
            type="file"
            accept="image/*,.heic,.heif,.dng"
            className="sr-only"
            tabIndex={-1}
            aria-hidden
            onChange={(event) => {
              send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Button
            kind="quiet"
            size="small"
            busy={sending.isPending}
            busyLabel={t('sending')}
            onClick={() => chooser.current?.click()}
          >
            {hasPicture ? t('change') : t('add')}
          </Button>
          {hasPicture && (
            <div className="-ml-3.5 flex flex-wrap sm:ml-0 sm:gap-2">
              <Button kind="plain" size="small" onClick={() => setCropping(true)}>
                {t('adjust')}
              </Button>
              <Button
                kind="plain"
                size="small"
                busy={removing.isPending}
                onClick={() =>
                  removing.mutate(undefined, {
                    done: { title: t('removed'), description: t('removedText') },
                    onError: fail,
                  })
                }
              >
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
        <div role="status">
          <FieldError id="avatar-problem" error={problem} />
        </div>
      </div>
      {cropping && hasPicture && (
        <Suspense>
          <ImageCrop
            open
            picture={avatarSourceAddress(user)}
            onClose={() => setCropping(false)}
            busy={cropAgain.isPending}
            onCropped={(square) =>
              cropAgain.mutate(square, {
                onSuccess: () => {
                  setCropping(false)
                  toast({ title: t('updated'), description: t('updatedText') })
                },
                onError: fail,
              })
            }
          />
        </Suspense>
      )}
    </div>
  )
}
