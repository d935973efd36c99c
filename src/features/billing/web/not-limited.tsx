import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { allows, familiesOptions } from '#features/families/web/families.data.ts'
import { lastUsedFamily } from '#features/families/web/last-used-family.ts'
import { useText } from '#web/text.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { LonePage } from '#web/ui/lone-page.tsx'

/** Shown in place of plans on an instance without billing. */
export function NotLimited() {
  const t = useText('billing.off')
  const shell = useText('shell.nav')
  const { data: session } = useQuery(sessionOptions)
  const { data: families = [] } = useQuery(familiesOptions)
  const family = lastUsedFamily(
    families.filter((one) => allows(one, 'photos.add')),
    session,
  )
  return (
    <>
      <BackLink to="/account/settings">{shell('accountSettings')}</BackLink>
      <LonePage painting="open-album" title={t('title')} text={t('text')}>
        {family && (
          <Link
            to="/families/$familyId/photos"
            params={{ familyId: family.id }}
            search={{ tab: 'upload' }}
            className={`${buttonStyle({})} sm:self-start`}
          >
            {t('add')}
          </Link>
        )}
      </LonePage>
    </>
  )
}
