/** Intervals of the rotating headline and of the tour (specification, section 9). */
const HEADLINE_MS = 3_000
const SCENE_MS = 10_000

/** Starts automatic motion: none with reduced motion, and paused on hover and focus. */
export function startMoving() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const headline = document.querySelector<HTMLElement>('[data-headlines]')
  if (headline) repeat('headlines', HEADLINE_MS, () => nextHeadline(headline))
  const scenes = document.querySelector<HTMLElement>('[data-scenes]')
  if (scenes)
    repeat('scenes', SCENE_MS, () => {
      if (!scenes.matches(':hover, :focus-within')) nextScene(scenes)
    })
}

function nextHeadline(headline: HTMLElement) {
  const lines = [...headline.children]
  const shown = lines.findIndex((line) => line.hasAttribute('data-shown'))
  const next = lines[(shown + 1) % lines.length]
  lines[shown]?.removeAttribute('data-shown')
  lines[shown]?.setAttribute('aria-hidden', 'true')
  next?.setAttribute('data-shown', '')
  next?.removeAttribute('aria-hidden')
}

function nextScene(scenes: HTMLElement) {
  const step = scenes.firstElementChild?.clientWidth ?? 0
  const atEnd = scenes.scrollLeft + scenes.clientWidth + 1 >= scenes.scrollWidth
  scenes.scrollTo({ left: atEnd ? 0 : scenes.scrollLeft + step, behavior: 'smooth' })
}

/** Repeats an action until its button stops it. */
function repeat(name: string, everyMs: number, act: () => void) {
  const toggle = document.querySelector<HTMLButtonElement>(`[data-toggle=${name}]`)
  if (!toggle) return
  let timer: number | undefined = window.setInterval(act, everyMs)
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    const playing = timer !== undefined
    clearInterval(timer)
    timer = playing ? undefined : window.setInterval(act, everyMs)
    const label = (playing ? toggle.dataset.play : toggle.dataset.pause) ?? ''
    toggle.setAttribute('aria-label', label)
    toggle.querySelector('[data-words]')?.replaceChildren(label)
    toggle.querySelector('[data-icon=pause]')?.classList.toggle('hidden', playing)
    toggle.querySelector('[data-icon=play]')?.classList.toggle('hidden', !playing)
  })
}
