import { useState } from 'react'
import { useFormat, useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { HIDDEN_ANSWERS_DAYS } from '../../personality.rules.ts'
import { useWithdrawConsent, type Profile } from '../personality.data.ts'
import { ConsentDialog } from '../consent-dialog.tsx'

/** Who agreed to recordings of the child, and a button for the owner to withdraw consent. */
export function ConsentNote({ family_id, profile }: { family_id: string; profile: Profile }) {
  const t = useText('personality.consent')
  const say = useText('personality.errors')
  const format = useFormat()
  const [asked, setAsked] = useState<'withdraw' | 'give'>()
  const { child, consent, can } = profile
  const withdrawing = useWithdrawConsent(family_id, child.id)
  if (!consent.given_at) return null
  const name = child.first_name
  const date = format.longDate(consent.withdrawn_at ?? consent.given_at)

  function withdraw() {
    withdrawing.mutate(undefined, {
      done: t('withdrawDone'),
      onError: () => toast({ kind: 'error', title: say('save'), description: say('saveText') }),
      onSettled: () => setAsked(undefined),
    })
  }

  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk p-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-semibold">{t('heading')}</h2>
        <p className="text-ink-soft">
          {consent.state === 'withdrawn'
            ? t('withdrawn', { date, days: HIDDEN_ANSWERS_DAYS })
            : consent.given_by
              ? t('given', { who: consent.given_by, date, name })
              : t('givenBySomebody', { date, name })}
        </p>
      </div>
      {can.manage &&
        (consent.state === 'given' ? (
          <Button kind="quiet" size="small" onClick={() => setAsked('withdraw')}>
            {t('withdraw')}
          </Button>
        ) : (
          <Button kind="quiet" size="small" onClick={() => setAsked('give')}>
            {t('giveAgain')}
          </Button>
        ))}
      <ConfirmDialog
        open={asked === 'withdraw'}
        onClose={() => setAsked(undefined)}
        onConfirm={withdraw}
        busy={withdrawing.isPending}
        title={t('withdrawTitle', { name })}
        text={t('withdrawText', { days: HIDDEN_ANSWERS_DAYS })}
        confirmLabel={t('withdraw')}
      />
      <ConsentDialog open={asked === 'give'} onClose={() => setAsked(undefined)} family_id={family_id} child={child} />
    </section>
  )
}
