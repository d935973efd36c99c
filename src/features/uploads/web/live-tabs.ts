import { newId } from '#shared/ids.ts'

/** This tab's name for as long as the page lives. A reload makes a new one. */
export const thisTab = newId()

const ANSWER_MS = 250
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('hearthbook-uploads')

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'who') channel.postMessage({ tab: thisTab })
})

/** The tabs that are open and may be uploading, this one included. Works without a secure context, as locks do not. */
export async function liveTabs(): Promise<ReadonlySet<string>> {
  const tabs = new Set([thisTab])
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data && typeof data === 'object' && 'tab' in data) tabs.add(String(data.tab))
  }
  channel?.addEventListener('message', listen)
  channel?.postMessage('who')
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
  channel?.removeEventListener('message', listen)
  return tabs
}
