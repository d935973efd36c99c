import type { PersonDetail } from '#features/people/people.contract.ts'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeleteFlag, useSettleFlag, type Flag, type GrowingUp } from './growing-up.data.ts'
import { ItemRow } from './item-list.tsx'

type FlagListProps = { growing: GrowingUp; person: PersonDetail; isYou: boolean }

/** What the child would rather not have. Those who edit people see only what isn't decided. */
export function FlagList({ growing, person: { family_id, first_name: name }, isYou }: FlagListProps) {
  const t = useText('growingUp.flags')
  const flags = isYou ? growing.flags : growing.flags.filter(({ settled_at }) => !settled_at)
  if (flags.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">{isYou ? t('titleYours') : t('title', { name })}</h3>
      {!isYou && <p className="mt-0.5 text-sm text-ink-soft">{t('text', { name })}</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {flags.map((flag) => (
          <ItemRow key={flag.id} family_id={family_id} item={flag}>
            {isYou ? <Own family_id={family_id} flag={flag} /> : <Decide family_id={family_id} flag_id={flag.id} />}
          </ItemRow>
        ))}
      </ul>
    </section>
  )
}

function Own({ family_id, flag }: { family_id: string; flag: Flag }) {
  const t = useText('growingUp.flags')
  const c = useText('growingUp.choices')
  const removing = useDeleteFlag(family_id)
  const failed = c('failed')
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className="text-sm text-ink-soft">{t(flag.settled_at ? 'decided' : 'waiting')}</span>
      <Button kind="quiet" size="small" busy={removing.isPending} onClick={() => removing.mutate(flag.id, { failed })}>
        {c('takeBack')}
      </Button>
    </span>
  )
}

function Decide({ family_id, flag_id }: { family_id: string; flag_id: string }) {
  const t = useText('growingUp.flags')
  const settling = useSettleFlag(family_id)
  const failed = t('failed')
  return (
    <Button kind="quiet" size="small" busy={settling.isPending} onClick={() => settling.mutate(flag_id, { failed })}>
      {t('stays')}
    </Button>
  )
}
