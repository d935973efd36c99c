// On the offline page, shows the photos that src/features/offline saved: by day, favorites, and albums.
const main = document.querySelector('main')
const texts = JSON.parse(main.dataset.texts)
const place = document.getElementById('photos')

caches.match('/offline-photos.json', { cacheName: 'hearthbook-offline-photos' }).then(async (stored) => {
  const index = await stored?.json()
  if (index?.photos.length) showAlbum(index)
  else document.getElementById('hint').hidden = false
})

function showAlbum({ photos, albums, updated_at }) {
  document.body.className = 'has-photos'
  const updated = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' })
  document.getElementById('text').textContent =
    `${texts.saved}. ${texts.updated.replace('{date}', updated.format(updated_at))}`
  const byId = new Map(photos.map((photo) => [photo.id, photo]))
  const byDay = photos.toSorted((one, other) => other.sort_at.localeCompare(one.sort_at))
  const lists = [
    { title: texts.all, shown: byDay },
    { title: texts.favorites, shown: byDay.filter(({ is_favorite }) => is_favorite) },
    ...albums.map(({ title, photo_ids }) => ({
      title,
      shown: photo_ids.flatMap((id) => byId.get(id) ?? []),
      isAlbum: true,
    })),
  ].filter(({ shown }) => shown.length > 0)

  const nav = create('nav', { ariaLabel: texts.saved })
  const grid = create('div')
  const buttons = lists.map((list) => {
    const button = create('button', { type: 'button', textContent: list.title })
    button.addEventListener('click', () => choose(list, button))
    return button
  })
  const choose = ({ shown, isAlbum }, chosen) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen))
    grid.replaceChildren(...(isAlbum ? [gridOf(shown, shown)] : days(shown)))
  }
  choose(lists[0], buttons[0])
  nav.append(...buttons)
  place.replaceChildren(...(lists.length > 1 ? [nav, grid] : [grid]))
}

function days(photos) {
  const sections = []
  let current
  for (const photo of photos) {
    if (photo.date !== current?.date) sections.push((current = { date: photo.date, shown: [] }))
    current.shown.push(photo)
  }
  return sections.map(({ date, shown }) => {
    const section = create('section')
    section.append(create('h2', { textContent: date }), gridOf(shown, photos))
    return section
  })
}

/** Thumbnails that open among all photos of their list. */
function gridOf(shown, photos) {
  const grid = create('div', { className: 'grid' })
  for (const photo of shown) {
    const link = create('a', { href: `#${photo.id}` })
    link.append(create('img', { src: urlOf(photo.small), alt: photo.alt, loading: 'lazy', decoding: 'async' }))
    link.addEventListener('click', (event) => {
      event.preventDefault()
      open(photos, photo)
    })
    grid.append(link)
  }
  return grid
}

/** A photo across the screen. Swiping, arrow keys and buttons go to its neighbors, Back and Escape close it. */
function open(photos, first) {
  const dialog = create('dialog', { ariaLabel: texts.saved })
  const track = create('div', { className: 'track', tabIndex: 0 })
  track.append(...photos.map(figureOf))
  const observer = new IntersectionObserver(loadNear, { root: track, rootMargin: '0px 100%' })
  for (const figure of track.children) observer.observe(figure)

  const at = () => Math.round(track.scrollLeft / track.clientWidth)
  const go = (to) => {
    const behavior = matchMedia('(prefers-reduced-motion)').matches ? 'instant' : 'smooth'
    track.scrollTo({ left: to * track.clientWidth, behavior })
  }
  const buttonOf = (className, label, sign, onClick) => {
    const button = create('button', { type: 'button', className, ariaLabel: label, textContent: sign })
    button.addEventListener('click', onClick)
    return button
  }
  dialog.append(
    track,
    buttonOf('previous', texts.previous, '‹', () => go(at() - 1)),
    buttonOf('next', texts.next, '›', () => go(at() + 1)),
    buttonOf('close', texts.close, '×', () => dialog.close()),
  )
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    go(at() + step)
  })
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', close)
    if (history.state?.isPhoto) history.back()
    dialog.remove()
  })
  const close = () => dialog.close()
  addEventListener('popstate', close)
  history.pushState({ isPhoto: true }, '')
  document.body.append(dialog)
  dialog.showModal()
  track.focus()
  track.scrollTo({ left: photos.indexOf(first) * track.clientWidth, behavior: 'instant' })
}

function figureOf({ large, alt, date, description, people, kind }) {
  const figure = create('figure')
  const image = create('img', { alt })
  image.dataset.src = urlOf(large)
  const caption = create('figcaption')
  if (description) caption.append(create('p', { className: 'said', textContent: description }))
  const facts = [date, people.join(', '), kind === 'video' && texts.video].filter(Boolean)
  caption.append(create('p', { textContent: facts.join(' · ') }))
  figure.append(image, caption)
  return figure
}

function loadNear(entries) {
  for (const { isIntersecting, target } of entries) {
    const image = target.querySelector('img')
    if (isIntersecting && !image.src) image.src = image.dataset.src
  }
}

/** The service worker knows saved photos by the URL before its expiry. */
function urlOf(path) {
  return `${path}&`
}

function create(name, properties = {}) {
  return Object.assign(document.createElement(name), properties)
}
