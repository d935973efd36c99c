import { ZoomIn, ZoomOut } from 'lucide-react'
import { useStore } from '#web/external-store.ts'
import { useText } from '#web/text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { zoom, zooms } from '../grid/zoom.ts'
import { PhotoToolsText } from '#features/viewer/web/photo-tools-text.tsx'

/** Row size buttons. On touch screens, people pinch instead. */
export function ZoomButtons({ hasYears }: { hasYears: boolean }) {
  return (
    <PhotoToolsText>
      <Buttons hasYears={hasYears} />
    </PhotoToolsText>
  )
}

function Buttons({ hasYears }: { hasYears: boolean }) {
  const t = useText('photoTools.timeline')
  const size = useStore(zoom)
  return (
    <div className="hidden sm:flex">
      <IconButton
        icon={ZoomOut}
        label={t('smaller')}
        disabled={size === 'years' || (!hasYears && size === zooms.at(0))}
        onClick={() => zoom.step(-1)}
      />
      <IconButton icon={ZoomIn} label={t('larger')} disabled={size === zooms.at(-1)} onClick={() => zoom.step(1)} />
    </div>
  )
}
