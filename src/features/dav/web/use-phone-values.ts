import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionOptions } from '#features/accounts/web/session.data.ts'
import { useMutation } from '#web/mutation.ts'
import { useText } from '#web/text.tsx'
import { storedValue, textFieldsIn } from '#web/stored-value.ts'
import { INBOX } from '../dav.rules.ts'
import type { Phone } from './backup.search.ts'
import { createDevice, devicesOptions, revokeDevice } from './dav.data.ts'

type Made = { device_id: string; url: string; user: string; password: string }

/**
 * What to enter in the phone's app. The password stays in this tab until photos arrive, since phones unload the page
 * while people are in the other app.
 */
export function usePhoneValues(family_id: string, phone: Phone) {
  const t = useText('dav.setup')
  const cache = useQueryClient()
  const person = useQuery(sessionOptions).data?.user
  // Someone else may sign in, in the same tab.
  const key = `hearthbook.backup.${person?.id}.${family_id}.${phone}`
  const stored = storedValue<Made>(key, madeIn, 'sessionStorage')
  const [known, setMade] = useState(stored.read)
  const { data: list } = useQuery(devicesOptions(family_id))
  // It may have been disconnected since.
  const made = list?.devices.every(({ id }) => id !== known?.device_id) ? undefined : known

  const making = useMutation({
    async mutationFn() {
      const { devices } = await cache.fetchQuery({ ...devicesOptions(family_id), staleTime: 0 })
      const base = t(`name.${phone}`, { name: person?.first_name ?? '' })
      let name = base
      for (let n = 2; devices.some((device) => device.name === name && device.last_used_at); n++) name = `${base} ${n}`
      const answer = await createDevice(family_id, { name, scope: 'add' })
      // An earlier attempt that never connected.
      const unused = devices.filter((device) => device.name === name)
      await Promise.allSettled(unused.map(({ id }) => revokeDevice(family_id, id)))
      const { device, url, user, password } = answer
      return { device_id: device.id, url, user, password }
    },
    async onSuccess(answer) {
      stored.write(answer)
      await cache.invalidateQueries(devicesOptions(family_id))
      setMade(answer)
    },
  })

  return {
    device_id: made?.device_id,
    values: made && valuesOf(made),
    show: (then: { failed: string }) => making.mutate(undefined, then),
    isPending: making.isPending,
    forget: stored.remove,
  }
}

/** PhotoSync has a field for each part of the address. */
function valuesOf({ url, user, password }: Made) {
  const { hostname, port, protocol, pathname } = new URL(url)
  const isSecure = protocol === 'https:'
  const texts = [
    ['server', hostname],
    ['port', port || (isSecure ? '443' : '80')],
    ['login', user],
    ['password', password],
    ['directory', `${pathname}${INBOX}`],
  ] as const
  return { texts, isSecure }
}

function madeIn(stored: unknown): Made | undefined {
  const { device_id, url, user, password } = textFieldsIn(stored)
  return device_id && url && user && password ? { device_id, url, user, password } : undefined
}
