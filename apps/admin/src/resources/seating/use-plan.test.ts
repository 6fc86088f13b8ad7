import { expect, it } from 'vitest'
import { actionOfKey } from './use-plan.ts'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false }

it.each([
  [{ key: 'z', ctrlKey: true }, 'undo'],
  [{ key: 'Z', metaKey: true, shiftKey: true }, 'redo'],
  [{ key: 'Delete' }, 'remove'],
  [{ key: 'Escape' }, 'clear'],
  [{ key: 'z' }, undefined],
  [{ key: 'Delete', ctrlKey: true }, undefined],
])('%j: %s', (pressed, action) => expect(actionOfKey({ ...NONE, ...pressed })).toBe(action))
