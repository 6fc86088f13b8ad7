type Sound = { begin: () => void; close: () => void }

/** Of all that sounds on a site, in whatever tab, one thing sounds at a time: what begins says so, and the others hush. */
export function exclusiveAudio(onOtherStarted: () => void): Sound {
  const channel = new BroadcastChannel('sound')
  channel.addEventListener('message', onOtherStarted)
  return {
    begin: () => channel.postMessage(null),
    close: () => channel.close(),
  }
}
