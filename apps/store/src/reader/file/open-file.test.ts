import { expect, it } from 'vitest'
import { setStoresBook, storesBook } from './open-file.ts'

it('a device keeps a book until it is taken off, and again after it is put back', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  expect(storesBook(storage, 'book')).toBe(true)
  setStoresBook(storage, 'book', false)
  expect([storesBook(storage, 'book'), storesBook(storage, 'other')]).toEqual([false, true])
  setStoresBook(storage, 'book', true)
  expect(storesBook(storage, 'book')).toBe(true)
})

it('a device that keeps nothing says so to nobody', () => {
  const refuse = () => {
    throw new Error('closed')
  }
  expect(storesBook({ getItem: refuse }, 'book')).toBe(true)
  setStoresBook({ setItem: refuse, removeItem: refuse }, 'book', false)
})
