/* oxlint-disable no-var, no-unused-vars -- for old TVs, where catch needs a name */
/* A screen that shows a family's photos for weeks, written in the JavaScript of TVs that are ten years old (ES5). One timer
   drives everything, and what was shown is taken out of the page, so that nothing grows. */
;(function () {
  var POLL = 30000
  var RETRY = 5000
  var ASK = 4000
  var HELLO = 10000
  var FADE = 2600
  var LONGEST_VIDEO = 65000
  var EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

  var byId = function (id) {
    return document.getElementById(id)
  }
  var clock = function () {
    return +new Date()
  }
  var stage = byId('stage')
  var secret, frame, version, tag, cursor
  var queue = []
  var batch = []
  var known = {}
  /* Pictures on the screen, before it while they fade, and after it while they load. */
  var current, former, next
  var isAsking = false
  var isPairing = false
  var loading
  var skew = 0
  var shown = 0
  var at = { ask: 0, poll: 0, due: 0, faded: 0, hello: 0, retry: 0 }

  function send(method, path, data, done) {
    var request = new XMLHttpRequest()
    request.open(method, path)
    request.timeout = 20000
    if (data) request.setRequestHeader('Content-Type', 'application/json')
    if (path.indexOf('/api/frame?') === 0 && tag) request.setRequestHeader('If-None-Match', tag)
    request.onload = function () {
      var answer = null
      try {
        answer = JSON.parse(request.responseText)
      } catch (error) {
        /* Nothing, or not ours. */
      }
      done(request.status, answer, request)
    }
    request.onerror = request.ontimeout = function () {
      done(0, null, request)
    }
    request.send(data ? JSON.stringify(data) : null)
  }

  function show(id) {
    var parts = ['pair', 'hello', 'empty', 'night', 'stage']
    for (var n = 0; n < parts.length; n++) byId(parts[n]).hidden = parts[n] !== id
  }

  /* Pairing: a code until someone enters it. */
  function pair() {
    isPairing = true
    forget()
    secret = frame = version = tag = undefined
    known = {}
    show('pair')
    byId('code').textContent = '··· ···'
    at.ask = clock() + 30000
    send('POST', '/api/frame/code', null, function (status, answer) {
      if (status !== 200) return
      secret = answer.token
      byId('code').textContent = answer.code.slice(0, 3) + ' ' + answer.code.slice(3)
      at.ask = clock() + ASK
    })
  }

  function ask() {
    at.ask = clock() + ASK
    if (!secret) return pair()
    send('POST', '/api/frame/session', { token: secret }, function (status, answer) {
      if (status !== 200 || frame) return
      if (answer.state === 'expired') pair()
      if (answer.state === 'paired') {
        at.hello = clock() + HELLO
        poll()
      }
    })
  }

  function hello() {
    var words = byId('family')
    words.textContent = words.getAttribute('data-text').replace('{family}', frame.family_name)
    byId('name').textContent = frame.name
    show('hello')
  }

  /* Someone in front of the screen doesn't know the family. */
  function leave() {
    if (!at.hello) return
    at.hello = 0
    send('DELETE', '/api/frame/session', null, pair)
  }

  function poll() {
    at.poll = clock() + POLL
    var ids = []
    if (current) ids = ids.concat(current.ids)
    if (next) ids = ids.concat(next.ids)
    send('GET', '/api/frame?' + (ids.length ? 'showing=' + ids.join(',') : ''), null, heard)
  }

  function heard(status, answer, request) {
    var date = status ? Date.parse(request.getResponseHeader('Date') || '') : NaN
    if (date) skew = date - clock()
    if (status === 400) return pair()
    if (!frame) at.poll = clock() + RETRY
    if (status !== 200) return
    tag = request.getResponseHeader('ETag')
    take(answer)
  }

  function take(answer) {
    var isFirst = !frame
    isPairing = false
    frame = answer
    if (isFirst && at.hello) hello()
    if (version && version !== answer.version) forget()
    version = answer.version
    drop(answer.withdrawn_ids)
    var n
    for (n = answer.newest.length - 1; n >= 0; n--) {
      var slide = answer.newest[n]
      if (known[slide.id] || isFirst) continue
      slide.isNew = true
      putBack()
      queue.unshift(slide)
    }
    known = {}
    for (n = 0; n < answer.newest.length; n++) known[answer.newest[n].id] = true
    if (!at.hello && isFirst) show(isQuiet() ? 'night' : 'stage')
    at.poll = clock() + POLL
  }

  /* A new photo comes before the one that was going to be next. */
  function putBack() {
    if (loading && !loading.slides[0].isNew) loading.isStale = true
    if (!next || next.slides[0].isNew) return
    queue = next.slides.concat(queue)
    release(next)
    next = undefined
  }

  function drop(ids) {
    for (var n = 0; n < ids.length; n++) {
      if (next && next.ids.indexOf(ids[n]) >= 0) {
        release(next)
        next = undefined
      }
      if (current && current.ids.indexOf(ids[n]) >= 0) {
        remove(current)
        current = undefined
        at.due = 0
      }
    }
    var keeps = function (slide) {
      return ids.indexOf(slide.id) < 0
    }
    queue = queue.filter(keeps)
    batch = batch.filter(keeps)
  }

  function forget() {
    if (former) remove(former)
    if (current) remove(current)
    if (next) release(next)
    if (loading) loading.isStale = true
    former = current = next = cursor = undefined
    queue = []
    batch = []
    at.due = 0
  }

  function fetchSlides() {
    if (isAsking) return
    isAsking = true
    send('GET', '/api/frame/slides' + (cursor ? '?cursor=' + cursor : ''), null, function (status, answer) {
      isAsking = false
      if (status === 400) return pair()
      if (status === 200) {
        cursor = answer.next_cursor
        batch = answer.slides
        if (!batch.length && !current && !at.hello && !isQuiet()) show('empty')
      }
      /* Without a network, what was shown before comes again, from the browser's cache. */
      queue = batch.slice()
      at.retry = clock() + (queue.length ? 0 : POLL)
      if (status !== 200) at.retry = clock() + RETRY
    })
  }

  /* Loads the next picture, or two portraits for a wide screen, and nothing beyond it. */
  function prepare() {
    if (next || loading || former || clock() < at.retry) return
    if (!queue.length) return fetchSlides()
    var first = queue.shift()
    if (current && current.ids[0] === first.id && batch.length < 2) {
      at.retry = clock() + POLL
      return
    }
    var slides = [first]
    var partner = isTall(first) && isWide() && !(current && current.ids.length > 1) ? partnerFor(first) : -1
    if (partner >= 0) slides.push(queue.splice(partner, 1)[0])
    load(slides)
  }

  function partnerFor(first) {
    for (var n = 0; n < Math.min(queue.length, 8); n++) if (isTall(queue[n]) && queue[n].id !== first.id) return n
    return -1
  }

  function isTall(slide) {
    return slide.height > slide.width * 1.1 && !slide.video_url
  }
  function isWide() {
    return innerWidth > innerHeight * 1.25
  }

  function load(slides) {
    var item = { slides: slides, ids: [], images: [], left: slides.length }
    loading = item
    var done = function () {
      item.left--
      if (item.left > 0) return
      loading = undefined
      if (item.isStale) queue.push.apply(queue, slides)
      if (item.failed) at.retry = clock() + 3000
      if (item.isStale || item.failed) return release(item)
      next = item
      if (slides[0].isNew) at.due = clock()
    }
    for (var n = 0; n < slides.length; n++) {
      var image = new Image()
      item.ids.push(slides[n].id)
      item.images.push(image)
      image.alt = slides[n].caption || slides[n].detail
      image.onload = done
      image.onerror = function () {
        item.failed = true
        done()
      }
      image.src = slides[n].image_url
    }
  }

  function advance() {
    if (!next) return
    show('stage')
    former = current
    current = next
    next = undefined
    shown++
    draw(current)
    at.faded = clock() + FADE
    at.due = clock() + frame.seconds * 1000
    current.playsAt = current.slides.length === 1 && current.slides[0].video_url ? clock() + FADE + 800 : 0
  }

  function draw(item) {
    var layer = (item.layer = document.createElement('div'))
    var n
    layer.className = 'layer'
    for (n = 0; n < item.slides.length; n++) {
      var box = document.createElement('div')
      box.className = 'box'
      box.style.width = 100 / item.slides.length + '%'
      var picture = document.createElement('div')
      picture.className = 'picture'
      picture.appendChild(item.images[n])
      box.appendChild(picture)
      var words = wordsOf(item.slides[n], n)
      if (words) box.appendChild(words)
      layer.appendChild(box)
    }
    stage.appendChild(layer)
    place(item)
    /* A layout in between, so that both states are drawn. */
    void layer.offsetWidth
    layer.className = 'layer on'
    for (n = 0; n < item.images.length; n++) {
      var style = item.images[n].parentNode.style
      style.webkitTransitionDuration = style.transitionDuration = frame.seconds + 6 + 's'
    }
    if (former && former.layer) former.layer.className = 'layer'
  }

  function wordsOf(slide, side) {
    if (!slide.caption && !slide.detail) return null
    var words = document.createElement('div')
    /* Never twice in the same place, so that no panel keeps a shadow of it. */
    words.className = 'words ' + ((shown + side) % 2 ? 'right' : 'left')
    words.style.paddingBottom = 1.4 + (shown % 4) * 0.5 + 'em'
    var parts = { caption: slide.caption, detail: slide.detail }
    for (var name in parts)
      if (parts[name]) {
        var line = document.createElement('p')
        line.className = name
        line.dir = 'auto'
        line.textContent = parts[name]
        words.appendChild(line)
      }
    return words
  }

  /* Fills the box around the photo's focus if little is lost, and shows the whole photo otherwise. */
  function place(item) {
    for (var n = 0; n < item.images.length; n++) {
      var slide = item.slides[n]
      var box = item.images[n].parentNode
      var room = { width: box.offsetWidth, height: box.offsetHeight }
      var x = slide.focus_x === null ? 0.5 : slide.focus_x
      var y = slide.focus_y === null ? 0.45 : slide.focus_y
      fit(item.images[n], slide, room, x, y)
      if (item.video) fit(item.video, slide, room, x, y)
      box.style.webkitTransformOrigin = box.style.transformOrigin = x * 100 + '% ' + y * 100 + '%'
    }
  }

  function fit(node, slide, room, x, y) {
    var cover = Math.max(room.width / slide.width, room.height / slide.height)
    var contain = Math.min(room.width / slide.width, room.height / slide.height)
    var scale = contain / cover > 0.68 ? cover : contain
    node.style.width = slide.width * scale + 'px'
    node.style.height = slide.height * scale + 'px'
    node.style.left = offset(room.width, slide.width * scale, x) + 'px'
    node.style.top = offset(room.height, slide.height * scale, y) + 'px'
  }

  function offset(room, size, focus) {
    if (size <= room) return (room - size) / 2
    return Math.max(room - size, Math.min(0, room / 2 - size * focus))
  }

  function play(item) {
    item.playsAt = 0
    var video = document.createElement('video')
    if (!video.canPlayType) return
    item.video = video
    var end = function () {
      stop(item)
    }
    video.muted = true
    video.setAttribute('muted', '')
    video.setAttribute('playsinline', '')
    video.onerror = video.onended = end
    video.onplaying = function () {
      video.className = 'on'
    }
    video.src = item.slides[0].video_url
    item.images[0].parentNode.appendChild(video)
    place(item)
    item.plays = clock() + LONGEST_VIDEO
    var playing = video.play()
    if (playing && playing.then) playing.then(null, end)
  }

  function stop(item) {
    var video = item.video
    item.plays = 0
    if (!video) return
    item.video = undefined
    video.onerror = video.onended = video.onplaying = null
    if (video.parentNode) video.parentNode.removeChild(video)
    /* Old browsers free a video only without its source. */
    video.removeAttribute('src')
    video.load()
  }

  function remove(item) {
    stop(item)
    if (item.layer && item.layer.parentNode) item.layer.parentNode.removeChild(item.layer)
    release(item)
  }

  function release(item) {
    for (var n = 0; n < item.images.length; n++) {
      item.images[n].onload = item.images[n].onerror = null
      item.images[n].src = EMPTY
    }
    item.images = []
    item.layer = undefined
  }

  function localMinutes() {
    return Math.floor((clock() + skew) / 60000) + frame.utc_offset_minutes
  }

  function isQuiet() {
    if (!frame || frame.quiet_from === null || frame.quiet_from === frame.quiet_to) return false
    var minute = localMinutes() % 1440
    var isAfter = minute >= frame.quiet_from
    var isBefore = minute < frame.quiet_to
    return frame.quiet_from < frame.quiet_to ? isAfter && isBefore : isAfter || isBefore
  }

  function rest() {
    var minutes = localMinutes()
    var two = function (number) {
      return (number < 10 ? '0' : '') + number
    }
    var face = byId('clock')
    face.textContent = Math.floor((minutes % 1440) / 60) + ':' + two(minutes % 60)
    face.style.left = 10 + ((minutes * 7) % 50) + '%'
    face.style.top = 15 + ((minutes * 11) % 60) + '%'
    if (former) remove(former)
    if (current) remove(current)
    former = current = undefined
    show('night')
    sleep()
  }

  var lock
  function wake() {
    if (lock || !navigator.wakeLock || document.hidden) return
    lock = {}
    navigator.wakeLock.request('screen').then(hold, function () {
      /* Asked again when the page is next shown. */
    })
  }
  function hold(held) {
    lock = held
    held.onrelease = function () {
      lock = undefined
    }
  }
  function sleep() {
    if (lock && lock.release) lock.release()
    lock = undefined
  }

  function tick() {
    var now = clock()
    /* The clock of a TV jumps when it learns the time. */
    for (var name in at) if (at[name] > now + 3700000) at[name] = now
    if (!frame) {
      if (isPairing && !at.hello) return now >= at.ask && ask()
      return now >= at.poll && poll()
    }
    if (now >= at.poll) poll()
    if (at.hello) {
      if (now < at.hello) return
      at.hello = 0
      show('stage')
    }
    if (isQuiet()) return rest()
    wake()
    if (former && now >= at.faded) {
      remove(former)
      former = undefined
    }
    if (current && current.playsAt && now >= current.playsAt) play(current)
    if (current && current.plays && now >= current.plays) stop(current)
    if (!former) prepare()
    if (next && now >= at.due && !former && !(current && (current.plays || current.playsAt))) advance()
  }

  window.onresize = function () {
    if (current) place(current)
  }
  document.onkeydown = leave
  document.onclick = function () {
    var root = document.documentElement
    if (at.hello) return leave()
    if (frame && root.requestFullscreen && !document.fullscreenElement) root.requestFullscreen()
  }
  document.addEventListener('visibilitychange', function () {
    lock = undefined
  })

  poll()
  setInterval(tick, 500)
})()
