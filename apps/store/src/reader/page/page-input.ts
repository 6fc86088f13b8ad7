type Gestures = {
  turn: (by: 1 | -1) => void
  /** A tap in the middle of the page. */
  touch: () => void
}

const SWIPE_PX = 36
/** A tap this close to an edge turns the page. */
const EDGE_SHARE = 0.25
const LONG_PRESS_MILLISECONDS = 500

/** Swipes and taps on a paginated page, except on links and during a selection. */
export function watchGestures(host: HTMLElement, root: ShadowRoot, { turn, touch }: Gestures): () => void {
  const flow = () => root.querySelector<HTMLElement>('.flow')
  const isScrolled = () => flow()?.dataset['way'] === 'scroll'
  const isSelecting = () => getSelection()?.isCollapsed === false
  let from: { x: number; y: number; at: number } | undefined
  let isSwipe = false

  function begin({ clientX, clientY, isPrimary, timeStamp }: PointerEvent) {
    from = isPrimary ? { x: clientX, y: clientY, at: timeStamp } : undefined
    isSwipe = false
  }
  function end({ clientX, clientY, pointerType }: PointerEvent) {
    if (!from || isScrolled() || pointerType === 'mouse' || isSelecting()) return
    const [right, down] = [clientX - from.x, clientY - from.y]
    if (Math.abs(right) < SWIPE_PX || Math.abs(right) < Math.abs(down)) return
    isSwipe = true
    turn(right < 0 ? 1 : -1)
  }
  function press(event: MouseEvent) {
    const isLong = from !== undefined && event.timeStamp - from.at > LONG_PRESS_MILLISECONDS
    const target = event.composedPath()[0]
    const isLink = target instanceof Element && target.closest('a') !== null
    if (isSwipe || isLong || isLink || isSelecting()) return
    const side = isScrolled() ? 0 : sideOf(event)
    if (side !== 0) turn(side)
    else if ((event as PointerEvent).pointerType !== 'mouse') touch()
  }
  /** With a mouse only the margins turn the page, because a press in the text begins a selection. */
  function sideOf(event: MouseEvent): 1 | -1 | 0 {
    const frame = host.getBoundingClientRect()
    const text = flow()?.getBoundingClientRect() ?? frame
    const isMouse = (event as PointerEvent).pointerType === 'mouse'
    const left = isMouse ? text.left : frame.left + frame.width * EDGE_SHARE
    const right = isMouse ? text.right : frame.right - frame.width * EDGE_SHARE
    if (event.clientX < left) return -1
    return event.clientX > right ? 1 : 0
  }

  const away = new AbortController()
  const { signal } = away
  host.addEventListener('pointerdown', begin, { signal })
  host.addEventListener('pointerup', end, { signal })
  host.addEventListener('click', press, { signal })
  return () => away.abort()
}

type KeyAction = 'next' | 'previous' | 'first' | 'last'

const KEY_ACTIONS: Record<string, KeyAction> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented'>

/**
 * What a key does to the page; nothing with a key that belongs to the browser. Space turns back with Shift.
 *
 * @example
 * keyAction({ key: 'PageDown', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, defaultPrevented: false }) // => 'next'
 */
export function keyAction(pressed: KeyPress): KeyAction | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = pressed
  if (ctrlKey || altKey || metaKey || defaultPrevented) return undefined
  if (shiftKey) return key === ' ' ? 'previous' : undefined
  return KEY_ACTIONS[key]
}
