import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailAddress } from './mail-address.tsx'
import { mailAddressOptions, useReplaceAddress } from './mail-in.data.ts'
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
