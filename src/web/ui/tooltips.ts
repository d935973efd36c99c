/*
 * Tooltips open where someone moves the mouse, or the focus by keys. They don't open where the page changes below a resting
 * mouse, or where a script moves the focus.
 */

/** The class of an element with a tooltip, which is its `data-tooltip`. */
export const TOOLTIP = 'tooltip'

let pointed: Element | null = null
let [x, y] = [NaN, NaN]
let isByKeys = false

function point(event: Event) {
  const at = event.target instanceof Element ? event.target.closest(`.${TOOLTIP}`) : null
  if (at === pointed) return
  pointed?.removeAttribute('data-pointed')
  at?.setAttribute('data-pointed', '')
  pointed = at
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointermove', (event) => {
    const { pointerType, screenX, screenY } = event
    if (pointerType === 'touch' || (screenX === x && screenY === y)) return
    ;[x, y] = [screenX, screenY]
    point(event)
  })
  document.addEventListener('keydown', ({ key }) => (isByKeys = /^(Tab|Arrow|Home|End)/.test(key)), true)
  document.addEventListener('focusin', (event) => isByKeys && point(event))
}
