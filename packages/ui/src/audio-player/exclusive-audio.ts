type Sound = { begin: () => void; close: () => void }

/** Only one media element plays across all tabs of the site (BroadcastChannel). */
export function exclusiveAudio(onOtherStarted: () => void): Sound {
  const channel = new BroadcastChannel('sound')
  channel.addEventListener('message', onOtherStarted)
  return {
    begin: () => channel.postMessage(null),
    close: () => channel.close(),
  }
}
