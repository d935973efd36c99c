import { Crop, ImageUp, Trash2 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { ApiProblem } from '#web/api.ts'
import { lazyPart } from '#web/lazy-component.ts'
import { useProblemText, useText } from '#web/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Menu } from '#web/ui/menu.tsx'
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
  const remove = () =>
    removing.mutate(undefined, { done: { title: t('removed'), description: t('removedText') }, onError: fail })
  const choose = () => chooser.current?.click()
  const hasPicture = user.avatar_url !== null
  const button = { kind: 'quiet', size: 'small', busy: sending.isPending, busyLabel: t('sending') } as const

  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Avatar name={displayName(user)} src={user.avatar_url} size="portrait" />
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
      {hasPicture ? (
        <Menu
          trigger={<Button {...button}>{t('change')}</Button>}
          items={[
            { label: t('choose'), icon: ImageUp, onSelect: choose },
            { label: t('adjust'), icon: Crop, onSelect: () => setCropping(true) },
            { label: t('remove'), icon: Trash2, danger: true, onSelect: remove },
          ]}
        />
      ) : (
        <Button {...button} onClick={choose}>
          {t('add')}
        </Button>
      )}
      <div role="status" className="max-w-60">
        <FieldError id="avatar-problem" error={problem} />
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
