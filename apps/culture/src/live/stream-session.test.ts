import { afterEach, describe, expect, it, vi } from 'vitest'
import { deviceId } from './stream-session.ts'

const BLOCKED = {
  getItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
}

function makeStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  }
}

afterEach(() => vi.unstubAllGlobals())

describe('the id of a device', () => {
  it.each([
    { where: 'with storage', storageOfTab: makeStorage },
    { where: 'where storage is blocked', storageOfTab: () => BLOCKED },
    { where: 'where storage is full', storageOfTab: () => ({ getItem: () => null, setItem: BLOCKED.getItem }) },
  ])('stays the same $where, and differs in another tab', ({ storageOfTab }) => {
    const openTab = () => {
      vi.stubGlobal('sessionStorage', storageOfTab())
      vi.stubGlobal('window', { name: '' })
    }
    openTab()
    const first = deviceId()
    expect(deviceId()).toBe(first)
    openTab()
    expect(deviceId()).not.toBe(first)
  })
})
