import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox, Switch } from '#web/ui/checkbox.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const sharing = [
  { value: 'family_only', label: 'Family only', hint: 'Members of this family' },
  { value: 'private', label: 'Private', hint: 'Only you' },
] as const

/** Buttons, inputs, and other controls. */
export function Controls() {
  const [shared, setShared] = useState<'family_only' | 'private'>('family_only')
  const [billing, setBilling] = useState<'monthly' | 'yearly'>('monthly')
  return (
    <>
      <Card title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="plain">Plain</Button>
          <Button kind="danger">Remove</Button>
          <Button busy busyLabel="Saving...">
            Save changes
          </Button>
          <Button disabled>Disabled</Button>
          <IconButton icon={Heart} label="Favorite" filled className="text-ember" />
        </div>
      </Card>
      <Card title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" defaultValue="Ana" />
          <TextField label="Email" type="email" error="It needs a name, an @ and a domain." />
          <Select label="Time zone" options={[{ value: 'UTC', label: 'UTC' }]} />
          <TextArea label="Description" optional hint="What should one remember?" />
          <TextField label="Read only" readOnly value="ana@example.com" />
          <div>
            <Checkbox label="Mark as favorite" defaultChecked />
            <Checkbox label="I agree" error="Please agree first" />
          </div>
          <Switch label="Email notifications" hint="One mail a day at most" defaultChecked />
          <ChoiceGroup label="Sharing" value={shared} onChange={setShared} options={sharing} />
          <ChoiceGroup
            layout="row"
            label="Billing"
            value={billing}
            onChange={setBilling}
            options={[
              { value: 'monthly', label: 'Monthly' },
              { value: 'yearly', label: 'Yearly' },
            ]}
          />
        </div>
      </Card>
    </>
  )
}
