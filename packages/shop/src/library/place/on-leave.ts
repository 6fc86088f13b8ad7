/** A phone may end a page that it has hidden without another word. */
export function onLeave(leave: () => void): () => void {
  const hide = () => document.visibilityState === 'hidden' && leave()
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', hide)
  return () => {
    removeEventListener('pagehide', leave)
    document.removeEventListener('visibilitychange', hide)
  }
}
