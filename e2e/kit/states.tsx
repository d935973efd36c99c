import { useState } from 'react'
import { Print } from '#web/ui/print.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** Loading, empty, failed, and full states, and the illustrations. */
export function States() {
  const [tab, setTab] = useState<'members' | 'invitations' | 'closed'>('members')
  return (
    <>
      <Tabs
        label="Parts"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'members', label: 'Members', count: 4, panel: <p>Ana, Ben, Cleo and Dan</p> },
          { id: 'closed', label: 'Closed', disabled: true, panel: null },
          { id: 'invitations', label: 'Pending invitations', count: 1, panel: <p>Emma</p> },
        ]}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Card>
          <Skeleton className="h-20 w-full" />
        </Card>
        <Card title="Uploading">
          <Progress label="Uploading" done={37} total={100} />
        </Card>
        <Card>
          <Avatar name="Ana Rivera" size="large" /> <Avatar name="Ben" />
        </Card>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card>
          <EmptyState
            print="frames"
            title="Add your first photos"
            text="Every photo tells a story."
            action={<Button>Start</Button>}
          />
        </Card>
        <Card>
          <ErrorState onRetry={() => {}} />
        </Card>
      </div>
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        <Print of="album" />
        <Print of="letter" />
        <Print of="door" />
        <Print of="path" />
      </div>
    </>
  )
}
