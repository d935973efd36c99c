import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { hiddenOptions, useShow } from './growing-up.data.ts'
import { ItemRow } from './item-list.tsx'

/** For the child only: what they hid, to show it again. */
export function HiddenList({ family_id }: { family_id: string }) {
  const t = useText('growingUp.hidden')
  const title = useText('growingUp')
  return (
    <section>
      <h3 className="font-semibold">{t('title')}</h3>
      <QueryState
        query={useQuery(hiddenOptions(family_id))}
        skeleton={
          <div aria-busy>
            <Skeleton className="h-16" />
          </div>
        }
        failed={{ title: title('failedTitle') }}
      >
        {(items) => (
          <>
            <p className="mt-0.5 text-sm text-ink-soft">{t(items.length > 0 ? 'text' : 'none')}</p>
            {items.length > 0 && (
              <ul className="mt-3 flex flex-col gap-3">
                {items.map((item) => {
                  const id = item.photo?.id ?? item.answer?.id ?? ''
                  return (
                    <ItemRow key={id} family_id={family_id} item={item}>
                      <ShowAgain family_id={family_id} item_id={id} />
                    </ItemRow>
                  )
                })}
              </ul>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

function ShowAgain({ family_id, item_id }: { family_id: string; item_id: string }) {
  const t = useText('growingUp.choices')
  const showing = useShow(family_id)
  return (
    <Button
      kind="quiet"
      size="small"
      busy={showing.isPending}
      onClick={() => showing.mutate(item_id, { done: t('shown'), failed: t('failed') })}
    >
      {t('show')}
    </Button>
  )
}
