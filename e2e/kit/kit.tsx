import './kit.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { web } from '#web/web.messages.en.ts'
import { createQueryClient } from '#web/query.ts'
import { TextProvider } from '#web/text.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Toasts } from '#web/ui/toasts.tsx'
import { Controls } from './controls.tsx'
import { Layers } from './layers.tsx'
import { States } from './states.tsx'

/** Every UI component on one page, for tests and visual review. */
function Kit() {
  return (
    <main className="mx-auto max-w-5xl space-y-8 p-4 sm:p-8">
      <PageHeader title="The kit" subtitle="Everything that screens are made of" />
      <Layers />
      <Controls />
      <States />
      <Toasts />
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={createQueryClient()}>
    <TextProvider locale="en" messages={{ web } as never} timeZone="UTC" dateFormat="MM/DD/YYYY">
      <Kit />
    </TextProvider>
  </QueryClientProvider>,
)
