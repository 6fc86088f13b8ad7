type KeyAct = 'next' | 'previous' | 'first' | 'last'

const ACTS: Record<string, KeyAct> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented'>

/**
 * What a key does to the page; nothing with a key that belongs to the browser. Space turns back with Shift.
 *
 * @example
 * actOfKey({ key: 'PageDown', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, defaultPrevented: false }) // => 'next'
 */
export function actOfKey(pressed: Pressed): KeyAct | undefined {
  const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = pressed
  if (ctrlKey || altKey || metaKey || defaultPrevented) return undefined
  if (shiftKey) return key === ' ' ? 'previous' : undefined
  return ACTS[key]
}
