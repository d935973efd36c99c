import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'
import { placesOptions } from './map.data.ts'
import { OpenMap, type OpenMapProps } from './open-map.tsx'

export type PhotoMapProps = Omit<OpenMapProps, 'everything'> & { onClose: () => void }

/** A map of the gallery's photos. The gallery below it shows those in the visible area. */
export function PhotoMap(props: PhotoMapProps) {
  return (
    <PhotoToolsText>
      <MapInAllStates {...props} />
    </PhotoToolsText>
  )
}

function MapInAllStates({ onClose, ...props }: PhotoMapProps) {
  const t = useText('photoTools.map')
  return (
    <QueryState
      query={useQuery(placesOptions(props.family_id, props.filter))}
      skeleton={<OpenMap {...props} everything={undefined} />}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    >
      {(everything) =>
        everything.places.length === 0 ? (
          <EmptyState
            print="harbor"
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Button kind="quiet" onClick={onClose}>
                {t('close')}
              </Button>
            }
          />
        ) : (
          <OpenMap {...props} everything={everything} />
        )
      }
    </QueryState>
  )
}
