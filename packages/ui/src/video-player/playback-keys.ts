type PlaybackAct = 'play' | 'back' | 'forward' | 'louder' | 'quieter' | 'mute' | 'fullScreen' | 'captions'

const ACTS: Readonly<Record<string, PlaybackAct>> = {
  ' ': 'play',
  k: 'play',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'louder',
  ArrowDown: 'quieter',
  m: 'mute',
  f: 'fullScreen',
  c: 'captions',
}

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key does in the player; a button that has the focus is pressed by the space bar itself. */
export function actOfKey({ key, ctrlKey, metaKey, altKey }: Key, { onButton }: { onButton: boolean }) {
  if (ctrlKey || metaKey || altKey || (key === ' ' && onButton)) return undefined
  return ACTS[key.length === 1 ? key.toLowerCase() : key]
}
