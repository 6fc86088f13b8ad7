import { expect, it } from 'vitest'
import { keepsBook, rememberKeeping } from './keeps-book.ts'

it('a device keeps a book until it is taken off, and again after it is put back', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  expect(keepsBook(storage, 'book')).toBe(true)
  rememberKeeping(storage, 'book', false)
  expect([keepsBook(storage, 'book'), keepsBook(storage, 'other')]).toEqual([false, true])
  rememberKeeping(storage, 'book', true)
  expect(keepsBook(storage, 'book')).toBe(true)
})

it('a device that keeps nothing says so to nobody', () => {
  const refuse = () => {
    throw new Error('closed')
  }
  expect(keepsBook({ getItem: refuse }, 'book')).toBe(true)
  rememberKeeping({ setItem: refuse, removeItem: refuse }, 'book', false)
})
