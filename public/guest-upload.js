/* oxlint-disable no-var, no-unused-vars -- for old tablets, where catch needs a name */
/* Sends photos of guests one after the other with tus, in the JavaScript that tablets of ten years ago know. */
;(function () {
  var CHUNK = 8 * 1024 * 1024
  var RETRIES = 5
  var send = document.getElementById('send')
  if (!send) return
  var byId = function (id) {
    return document.getElementById(id)
  }
  var files = byId('files')
  var sender = byId('sender')
  var status = byId('sending')
  var bar = byId('sent-bytes')
  var problem = byId('unsent')
  var again = byId('again')
  var queue = []
  var isSending = false
  var total = 0
  var done = 0

  function stored(name) {
    try {
      if (name === undefined) return localStorage.getItem('guest-sender') || ''
      localStorage.setItem('guest-sender', name)
    } catch (error) {
      /* Private windows of some browsers have no storage: the name is asked again. */
    }
    return ''
  }
  sender.value = stored()

  function text(name) {
    return send
      .getAttribute('data-' + name)
      .replace('{done}', String(Math.min(done + 1, total)))
      .replace('{all}', String(total))
  }

  function encoded(value) {
    return btoa(unescape(encodeURIComponent(value)))
  }

  function request(method, url, headers, body, answer, progress) {
    var xhr = new XMLHttpRequest()
    xhr.open(method, url)
    xhr.setRequestHeader('Tus-Resumable', '1.0.0')
    for (var name in headers) xhr.setRequestHeader(name, headers[name])
    if (progress) xhr.upload.onprogress = progress
    xhr.onload = function () {
      answer(xhr.status, xhr)
    }
    xhr.onerror = function () {
      answer(0, xhr)
    }
    xhr.send(body || null)
  }

  function say(name, isProblem) {
    status.textContent = isProblem ? '' : text(name)
    problem.textContent = isProblem ? text(name) : ''
    problem.hidden = !isProblem
  }

  /* One file. `answer` gets true, or the status that refused it; 0 for a connection that didn't come back. */
  function sendFile(file, answer) {
    var url
    var tries = 0
    var metadata = 'filename ' + encoded(file.name || 'photo') + ',sender ' + encoded(sender.value.trim())

    function retry(code, attempt) {
      if (code && code < 500 && code !== 409 && code !== 423 && code !== 429 && code !== 460) return answer(code)
      if (++tries > RETRIES) return answer(code)
      setTimeout(attempt, 1000 * tries * tries)
    }

    function create() {
      var headers = { 'Upload-Length': String(file.size), 'Upload-Metadata': metadata }
      request('POST', send.getAttribute('data-url'), headers, null, function (code, xhr) {
        if (code === 409) return answer(code)
        if (code !== 201) return retry(code, create)
        url = xhr.getResponseHeader('Location')
        append(0)
      })
    }

    function append(offset) {
      if (offset >= file.size) return answer(true)
      var headers = { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
      request(
        'PATCH',
        url,
        headers,
        file.slice(offset, offset + CHUNK),
        function (code, xhr) {
          if (code !== 204) return retry(code, resume)
          tries = 0
          append(Number(xhr.getResponseHeader('Upload-Offset')))
        },
        function (event) {
          bar.value = done + (offset + event.loaded) / file.size
        },
      )
    }

    function resume() {
      request('HEAD', url, {}, null, function (code, xhr) {
        if (code === 404) return create()
        if (code !== 200) return retry(code, resume)
        append(Number(xhr.getResponseHeader('Upload-Offset')))
      })
    }

    create()
  }

  function next(failed, reason) {
    var file = queue.shift()
    if (!file) return finish(failed, reason)
    say('sending')
    bar.max = total
    sendFile(file, function (result) {
      if (result === 401) return location.reload()
      done++
      bar.value = done
      if (result === true) return next(failed, reason)
      next(failed.concat(file), result)
    })
  }

  function finish(failed, reason) {
    isSending = false
    bar.hidden = true
    files.disabled = false
    /* The link is full, or its time is over: trying again wouldn't help. */
    var isOver = reason === 409 || reason === 403
    if (!failed.length) return say('sent')
    say(isOver ? 'full' : 'failed', true)
    again.hidden = isOver
    again.onclick = function () {
      start(failed)
    }
  }

  function start(chosen) {
    if (isSending || !chosen.length) return
    isSending = true
    queue = chosen
    total = chosen.length
    done = 0
    bar.value = 0
    bar.hidden = false
    again.hidden = true
    files.disabled = true
    next([])
  }

  files.addEventListener('click', function (event) {
    var name = sender.value.trim()
    if (name) return stored(name)
    event.preventDefault()
    say('unnamed', true)
    sender.focus()
  })
  files.addEventListener('change', function () {
    var chosen = [].slice.call(files.files)
    files.value = ''
    start(chosen)
  })
  window.addEventListener('beforeunload', function (event) {
    if (!isSending) return
    event.preventDefault()
    event.returnValue = ''
  })
  send.hidden = false
})()
