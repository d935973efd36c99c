import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, MailX, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/copy-text.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { mailAddressOptions, useDeleteAddress, useReplaceAddress } from './mail-in.data.ts'
import { MailSenders } from './mail-senders.tsx'

/** In the family settings, if the server receives email: the address for photos, and who may send to it. */
export function MailInCard({ family_id }: { family_id: string }) {
  const t = useText('mailIn')
  const creating = useReplaceAddress(family_id)
  const { data } = useQuery(mailAddressOptions(family_id))
  if (!data?.is_available) return null
  const create = () => creating.mutate(undefined, { failed: t('failed') })
  return (
    <Card
      title={t('title')}
      subtitle={t('intro')}
      action={
        data.address === null && (
          <Button kind="quiet" busy={creating.isPending} onClick={create}>
            {t('create')}
          </Button>
        )
      }
    >
      {data.address !== null && (
        <div className="flex flex-col gap-6">
          <MailAddress family_id={family_id} address={data.address} />
          <MailSenders family_id={family_id} senders={data.senders} />
        </div>
      )}
    </Card>
  )
}

/** The address, to be copied, replaced or turned off. */
function MailAddress({ family_id, address }: { family_id: string; address: string }) {
  const t = useText('mailIn')
  const [asking, setAsking] = useState<'replace' | 'remove'>()
  const replacing = useReplaceAddress(family_id)
  const deleting = useDeleteAddress(family_id)
  const close = () => setAsking(undefined)
  const failed = t('failed')
  async function copy() {
    if (await copyText(address)) toast({ title: t('copied') })
    else toast({ kind: 'error', title: t('failed'), description: t('copyFailed') })
  }
  return (
    <div>
      <div className="flex flex-wrap items-end gap-2">
        <TextField className="min-w-0 flex-1 basis-full sm:basis-0" label={t('address')} value={address} readOnly />
        <Button kind="quiet" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Menu
          trigger={<IconButton icon={EllipsisVertical} label={t('actions')} tooltipAlign="end" />}
          items={[
            { label: t('replace'), icon: RefreshCw, onSelect: () => setAsking('replace') },
            { label: t('remove'), icon: MailX, danger: true, onSelect: () => setAsking('remove') },
          ]}
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('secret')}</p>
      <ConfirmDialog
        open={asking === 'replace'}
        onClose={close}
        onConfirm={() => replacing.mutate(undefined, { failed, onSettled: close })}
        title={t('confirmReplace.title')}
        text={t('confirmReplace.text')}
        confirmLabel={t('confirmReplace.confirm')}
        busy={replacing.isPending}
        busyLabel={t('confirmReplace.busy')}
      />
      <ConfirmDialog
        open={asking === 'remove'}
        onClose={close}
        onConfirm={() => deleting.mutate(undefined, { failed, onSettled: close })}
        title={t('confirmRemove.title')}
        text={t('confirmRemove.text')}
        confirmLabel={t('confirmRemove.confirm')}
        busy={deleting.isPending}
        busyLabel={t('confirmRemove.busy')}
      />
    </div>
  )
}
