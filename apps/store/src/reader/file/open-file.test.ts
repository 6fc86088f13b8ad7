import { expect, it } from 'vitest'
import { setStoresBook, storesBook } from './open-file.ts'

it('stores a book until it is removed, and again after it is restored', () => {
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

it('works without storage', () => {
  const refuse = () => {
    throw new Error('closed')
  }
  expect(storesBook({ getItem: refuse }, 'book')).toBe(true)
  setStoresBook({ setItem: refuse, removeItem: refuse }, 'book', false)
})
