import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '#web/text.tsx'
import { Surface } from '#web/ui/card.tsx'
import { QueryState } from '#web/ui/query-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useRevealPending } from '#web/ui/reveal-group.tsx'
import type { User } from '../../accounts/accounts.contract.ts'
import type { Credentials } from '../security.contract.ts'
import { AccountActivityCard } from './account-activity-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { passkeysOptions } from './passkeys.data.ts'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { credentialsOptions, devicesOptions } from './security.data.ts'

/** Account settings, Security: credentials, and signed-in devices. */
export function SecurityTab({
  user,
  ProvidersCard,
  anotherDevice,
}: {
  user: User
  ProvidersCard: React.ComponentType<{ providers: Credentials['providers'] }>
  anotherDevice: ReactNode
}) {
  const t = useText('security.tab')
  const credentials = useQuery(credentialsOptions)
  const passkeys = useQuery(passkeysOptions)
  const devices = useQuery(devicesOptions)
  // The cards appear together, so that late ones don't shift the layout.
  const isArriving = !passkeys.isFetched || !devices.isFetched
  useRevealPending(isArriving)
  return (
    <QueryState
      query={credentials}
      skeleton={<SecuritySkeleton />}
      failed={{ title: t('failedTitle'), text: t('failedText') }}
    >
      {(loaded) =>
        isArriving ? (
          <SecuritySkeleton />
        ) : (
          <Surface>
            <PasswordCard user={user} changed_at={loaded.password_changed_at} />
            <PasskeysCard />
            <ProvidersCard providers={loaded.providers} />
            <SecondFactorCard credentials={loaded} />
            <DevicesCard anotherDevice={anotherDevice} />
            <AccountActivityCard hasPassword={loaded.password_changed_at !== null} />
          </Surface>
        )
      }
    </QueryState>
  )
}

function SecuritySkeleton() {
  return (
    <div aria-busy>
      <Surface>
        {['password', 'second', 'devices'].map((card) => (
          <div key={card} className="flex flex-col gap-4 p-5 sm:p-6">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-11" />
            <Skeleton className="h-11 w-36" />
          </div>
        ))}
      </Surface>
    </div>
  )
}
