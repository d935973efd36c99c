import type { ReactNode } from 'react'
import { displayName } from '#features/accounts/display-name.ts'
import { AuthPage } from '#features/sign-in/web/auth-page.tsx'
import { useFormat, useText } from '#web/text.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { OpenedInvitation } from '../invitations.contract.ts'

/** The inviter and the family with the photos of the email, and the available actions. */
export function InvitationSheet({ invitation, children }: { invitation: OpenedInvitation; children: ReactNode }) {
  const t = useText('invitations.accept')
  const format = useFormat()
  const { family_name, inviter, note, role, expires_at, photos } = invitation
  return (
    <AuthPage
      picture={photos.length > 0 && <Photos photos={photos} alt={t('photo', { family: family_name })} />}
      title={inviter ? t('title', { inviter: displayName(inviter) }) : t('titleWithoutInviter')}
      intro={t('family')}
    >
      <p className="-mt-6 text-center font-serif text-2xl font-semibold tracking-tight break-words">{family_name}</p>
      {note && (
        <blockquote className="mt-5 text-center font-serif text-lg text-balance break-words whitespace-pre-line italic">
          {t('quote', { note })}
        </blockquote>
      )}
      <p className="mt-5 text-center text-ink-soft">
        {t(role)} <span className="sm:whitespace-nowrap">{t('until', { date: format.longDate(expires_at) })}.</span>
      </p>
      {children}
    </AuthPage>
  )
}

function Photos({ photos, alt }: { photos: string[]; alt: string }) {
  return (
    <div
      className={classNames(
        'grid w-full auto-rows-fr gap-1 overflow-hidden max-lg:mb-6 max-lg:aspect-3/2 max-lg:max-h-[24dvh] max-lg:rounded-card lg:h-full',
        photos.length > 1 && 'grid-cols-2',
      )}
    >
      {photos.map((photo, at) => (
        <div key={at} className={classNames('relative bg-sunk', photos.length === 3 && at === 0 && 'row-span-2')}>
          <img src={`data:image/webp;base64,${photo}`} alt={alt} className="absolute inset-0 size-full object-cover" />
        </div>
      ))}
    </div>
  )
}
