import { useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { LonePage } from '#web/ui/lone-page.tsx'

/** Shown in place of plans on an instance without billing. */
export function NotLimited() {
  const t = useText('billing')
  const shell = useText('shell.nav')
  return (
    <>
      <BackLink to="/account/settings">{shell('accountSettings')}</BackLink>
      <LonePage painting="open-album" page={t('billing.title')} title={t('off.title')} text={t('off.text')} />
    </>
  )
}
