import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import { MoreTexts } from '#web/more-texts.tsx'
import { useText } from '#web/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { shortcuts as english } from './shortcuts.messages.en.ts'

const texts = import.meta.glob<object>('./shortcuts.messages.*.ts')

declare module '#web/feature.ts' {
  interface AppMessages {
    shortcuts: typeof english
  }
}

/** Keys by what they do. Keys in braces have a name in each language. */
const groups: Record<
  'anywhere' | 'gallery' | 'viewer',
  Partial<Record<keyof typeof english.does, readonly string[]>>
> = {
  anywhere: { search: ['/'], help: ['?'] },
  gallery: {
    move: ['←', '→', '↑', '↓'],
    open: ['{enter}'],
    select: ['{space}'],
    range: ['{shift}', '{space}'],
    larger: ['+'],
    smaller: ['−'],
  },
  viewer: { step: ['←', '→'], details: ['I'], close: ['Esc'] },
}

/** What the keyboard does, by place. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <MoreTexts of={texts}>
      <Sheet onClose={onClose} />
    </MoreTexts>
  )
}

/** The font has only some arrows. */
const arrows: Record<string, LucideIcon> = { '←': ArrowLeft, '→': ArrowRight, '↑': ArrowUp, '↓': ArrowDown }

function Key({ name }: { name: string }) {
  const Arrow = arrows[name]
  if (!Arrow) return name
  return (
    <>
      <Arrow aria-hidden size={16} />
      <span className="sr-only">{name}</span>
    </>
  )
}

function Sheet({ onClose }: { onClose: () => void }) {
  const t = useText('shortcuts')
  const named = (key: string) => key.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof english.keys) => t(`keys.${name}`))
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      {/* There's nothing to do here but read, so that Close isn't highlighted. */}
      <div data-autofocus tabIndex={-1} className="@container outline-none">
        {Object.entries(groups).map(([place, shortcuts]) => (
          <section key={place} className="mb-5 last:mb-0">
            <h3 className="mb-1.5 text-sm font-semibold text-ink-soft">{t(place as keyof typeof groups)}</h3>
            <dl className="grid items-center gap-x-4 gap-y-1.5 @xs:grid-cols-[1fr_auto]">
              {Object.entries(shortcuts).map(([does, keys]) => (
                <Fragment key={does}>
                  <dt>{t(`does.${does as keyof typeof english.does}`)}</dt>
                  <dd className="flex flex-wrap gap-1.5 @xs:justify-end">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="grid min-h-8 min-w-8 place-items-center rounded-mark border border-line bg-sunk px-2 font-sans text-sm leading-none font-medium"
                      >
                        <Key name={named(key)} />
                      </kbd>
                    ))}
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
