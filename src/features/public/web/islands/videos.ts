/** A video starts when its dialog opens, and pauses before it closes. Without JavaScript, people use the video's controls. */
export function playVideos() {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) {
    const video = frame.querySelector('video')
    // Unlike `toggle`, it's dispatched synchronously: a closed dialog never plays on, however busy the page is.
    frame.addEventListener('beforetoggle', (event) => {
      // A browser that blocks autoplay leaves starting to the video's controls.
      if ((event as ToggleEvent).newState === 'open') video?.play().catch(() => undefined)
      else video?.pause()
    })
  }
}
