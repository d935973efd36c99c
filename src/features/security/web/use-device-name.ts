import { useText } from '#web/text.tsx'
import { deviceOf } from '../../accounts/device-name.ts'

/** "Chrome on Windows", from a User-Agent header; undefined if it isn't recognized. */
export function useDeviceName(): (user_agent: string) => string | undefined {
  const t = useText('security.tab.devices')
  return (user_agent) => {
    const { browser, system } = deviceOf(user_agent)
    return browser && system ? t('named', { browser, system }) : (browser ?? system)
  }
}
