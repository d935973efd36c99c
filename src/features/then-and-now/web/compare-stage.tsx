import { blurOf } from '#web/blur.ts'
import type { PhotoListed } from '#features/photos/photos.contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CompareSlider, type Side } from './compare-slider.tsx'

/** `name`: for screen readers, if it says more than the label. */
type Choice = Side & { name?: string; isChosen: boolean; onChoose: () => void }
type CompareStageProps = {
  title: string
  /** What the two have in common. */
  text: string
  before: Side
  after: Side
  /** What else can be compared. */
  choices: Choice[]
  onClose: () => void
}

/** Two photos to compare on the whole screen, as large as an open photo. */
export function CompareStage({ title, text, before, after, choices, onClose }: CompareStageProps) {
  return (
    <Dialog open wide="stage" onClose={onClose} title={title}>
      <div
        className={classNames(
          '[container-type:size] -mx-4 grid min-h-0 grow place-content-center justify-items-center gap-3',
          choices.length > 1 ? '[--below:9rem]' : '[--below:3rem]',
        )}
      >
        <CompareSlider
          key={before.photo.id + after.photo.id}
          before={before}
          after={after}
          className="w-[min(100cqw,(100cqh-var(--below))*var(--ratio))] max-sm:rounded-none"
        />
        <p className="px-4 text-center text-ink-soft">{text}</p>
        {choices.length > 1 && (
          <ul className="flex w-[100cqw] justify-center-safe gap-2 overflow-x-auto px-4 py-1">
            {choices.map(({ photo, label, name, isChosen, onChoose }) => (
              <li key={photo.id} className="shrink-0">
                <button
                  type="button"
                  aria-label={name}
                  aria-pressed={isChosen}
                  onClick={onChoose}
                  className="group block rounded-mark text-sm text-ink-soft aria-pressed:font-semibold aria-pressed:text-ink"
                >
                  <Thumbnail photo={photo} />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function Thumbnail({ photo }: { photo: PhotoListed }) {
  return (
    <img
      src={photo.small_url}
      alt=""
      style={{ backgroundImage: blurOf(photo.thumbhash) }}
      className="mb-1 size-16 rounded-mark bg-sunk bg-cover object-cover outline-on-stage group-aria-pressed:outline-2 group-aria-pressed:outline-offset-2"
    />
  )
}
