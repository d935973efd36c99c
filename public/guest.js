/* oxlint-disable no-var, no-unused-vars -- for old tablets, where catch needs a name */
/* The page of guests works without this; it is written in the JavaScript that tablets of ten years ago know. */
;(function () {
  var body = document.body
  var byId = function (id) {
    return document.getElementById(id)
  }

  /* Links may have a longer path, for those who show a preview of them. */
  var page = '/guest'

  function send(method, path, data, done) {
    var request = new XMLHttpRequest()
    request.open(method, path)
    if (data) request.setRequestHeader('Content-Type', 'application/json')
    request.onload = function () {
      done(request.status >= 200 && request.status < 300, request.status, request.responseText)
    }
    request.onerror = function () {
      done(false, 0, '')
    }
    request.send(data ? JSON.stringify(data) : null)
  }

  /* A link with its token: exchanged for a session, and out of the address bar before anything else happens. */
  function openLink() {
    var token = location.hash.slice(1)
    if (!token) return
    var isDoor = body.hasAttribute('data-door')
    var wait = function (on) {
      if (!isDoor) return
      byId('opening').hidden = !on
      byId('closed').hidden = on
    }
    if (history.replaceState) history.replaceState(null, '', page)
    wait(true)
    exchange({ token: token }, function (status, code) {
      wait(false)
      if (code === 'wrong_code') askForPin(token)
    })
  }

  function exchange(data, refused) {
    send('POST', '/api/guest/link', data, function (opened, status, text) {
      if (opened) return location.replace(page)
      var code = ''
      try {
        code = JSON.parse(text).code
      } catch (error) {
        /* No answer, or not ours. */
      }
      refused(status, code)
    })
  }

  function askForPin(token) {
    var form = byId('pin')
    /* Another link's session is open: only the page without one asks. */
    if (!form) return location.replace(page + '?view=open#' + token)
    var problem = byId('refused')
    byId('closed').hidden = true
    form.hidden = false
    byId('digits').focus()
    form.onsubmit = function (event) {
      event.preventDefault()
      problem.hidden = true
      exchange({ token: token, pin: byId('digits').value }, function (status, code) {
        if (code === 'link_expired') {
          form.hidden = true
          byId('closed').hidden = false
          return
        }
        problem.textContent = problem.getAttribute(status === 429 ? 'data-wait' : 'data-wrong')
        problem.hidden = false
        byId('digits').focus()
      })
    }
  }
  openLink()
  /* The link opened once more, in a window that shows the page already. */
  window.addEventListener('hashchange', openLink)

  function turn(id) {
    var link = byId(id)
    if (link) location.assign(link.href)
  }

  /* Where keys and fingers go through what is played or written. */
  function isPlayer(node) {
    return node && /^(VIDEO|AUDIO|INPUT|TEXTAREA)$/.test(node.nodeName)
  }

  document.addEventListener('keydown', function (event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (isPlayer(event.target)) return
    var key = event.key || event.keyCode
    if (key === 'ArrowLeft' || key === 'Left' || key === 37) turn('newer')
    if (key === 'ArrowRight' || key === 'Right' || key === 39) turn('older')
  })

  /* A finger that moves sideways turns the page; two fingers look closer. */
  var from = null
  document.addEventListener('touchstart', function (event) {
    from = event.touches.length === 1 && !isPlayer(event.target) ? event.touches[0] : null
  })
  document.addEventListener('touchend', function (event) {
    var to = event.changedTouches[0]
    if (!from || !to || event.touches.length > 0 || (window.visualViewport && window.visualViewport.scale > 1.05))
      return
    var x = to.clientX - from.clientX
    var y = to.clientY - from.clientY
    if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) turn(x > 0 ? 'newer' : 'older')
    from = null
  })

  var heart = byId('heart')
  if (heart) {
    var show = function (on) {
      heart.setAttribute('aria-pressed', String(on))
      heart.querySelector('span').textContent = heart.getAttribute(on ? 'data-on' : 'data-off')
    }
    heart.addEventListener('click', function () {
      var on = heart.getAttribute('aria-pressed') !== 'true'
      byId('problem').hidden = true
      show(on)
      send(
        on ? 'PUT' : 'DELETE',
        '/api/guest/moments/' + heart.getAttribute('data-kind') + '/' + heart.getAttribute('data-moment') + '/heart',
        null,
        function (done, status) {
          if (done) return
          if (status === 401) return location.reload()
          show(!on)
          byId('problem').hidden = false
        },
      )
    })
  }

  var write = byId('write')
  var commented = function (done, status) {
    if (done || status === 401) return location.reload()
    byId('unsaid').hidden = false
    if (write) write.querySelector('button').disabled = false
  }
  if (write) {
    write.hidden = false
    byId('say').hidden = false
    byId('say').onclick = function () {
      byId('comment').focus()
    }
    write.onsubmit = function (event) {
      event.preventDefault()
      var text = byId('comment').value
      if (!/\S/.test(text)) return byId('comment').focus()
      byId('unsaid').hidden = true
      write.querySelector('button').disabled = true
      send(
        'POST',
        '/api/guest/moments/' + write.getAttribute('data-kind') + '/' + write.getAttribute('data-moment') + '/comments',
        /* The same key for each try, so that a lost answer adds no second comment. */
        { once: write.getAttribute('data-once'), text: text },
        commented,
      )
    }
  }
  var removes = document.querySelectorAll('[data-comment]')
  for (var n = 0; n < removes.length; n++)
    removes[n].addEventListener('click', function () {
      byId('unsaid').hidden = true
      send('DELETE', '/api/guest/comments/' + this.getAttribute('data-comment'), null, commented)
    })

  var film = byId('film')
  if (film)
    film.addEventListener('error', function () {
      byId('missing').hidden = false
    })

  /* An audio caption with a player that looks like the page. */
  function showPlayer(voice) {
    var audio = voice.querySelector('audio')
    var player = voice.querySelector('.player')
    var button = player.querySelector('button')
    var track = player.querySelector('input')
    var showOwn = function (on) {
      audio.hidden = on
      player.hidden = !on
    }
    var update = function () {
      /* Recordings may come without their length. */
      var length = isFinite(audio.duration) ? audio.duration : 0
      var share = length ? audio.currentTime / length : 0
      var seconds = Math.floor(audio.currentTime || length)
      var time = Math.floor(seconds / 60) + ':' + ('0' + (seconds % 60)).slice(-2)
      button.setAttribute('aria-pressed', String(!audio.paused))
      track.disabled = !length
      track.value = share * 1000
      track.style.backgroundSize = share * 100 + '% .25rem, 100% .25rem'
      track.setAttribute('aria-valuetext', time)
      player.querySelector('span').textContent = time
    }
    button.onclick = function () {
      if (audio.paused) audio.play()
      else audio.pause()
    }
    track.oninput = function () {
      audio.currentTime = (track.value / 1000) * audio.duration
    }
    var events = ['loadedmetadata', 'durationchange', 'timeupdate', 'play', 'pause', 'ended']
    events.forEach(function (event) {
      audio.addEventListener(event, update)
    })
    audio.addEventListener('error', function () {
      showOwn(false)
    })
    showOwn(!audio.error)
    update()
  }
  var voices = document.querySelectorAll('.voice')
  for (var v = 0; v < voices.length; v++) showPlayer(voices[v])

  /* The next picture is fetched before it is wanted. */
  var next = body.getAttribute('data-next')
  if (next)
    window.addEventListener('load', function () {
      new Image().src = next
    })
})()
