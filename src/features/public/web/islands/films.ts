/** A film begins when its window is opened, and stops when it is closed. Without script it waits for its own button. */
export function playFilms() {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) {
    const film = frame.querySelector('video')
    frame.addEventListener('toggle', (event) => {
      // A browser that will not begin by itself leaves the film to its button.
      if ((event as ToggleEvent).newState === 'open') film?.play().catch(() => undefined)
      else film?.pause()
    })
  }
}
