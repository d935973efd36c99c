import { useText } from '#web/text.tsx'
import { deviceOf } from '../../accounts/device-name.ts'

/** "Chrome on Windows", as far as a User-Agent header tells; undefined where it tells nothing. */
export function useDeviceName(): (user_agent: string) => string | undefined {
  const t = useText('security.tab.devices')
  return (user_agent) => {
    const { browser, system } = deviceOf(user_agent)
    return browser && system ? t('named', { browser, system }) : (browser ?? system)
  }
}
