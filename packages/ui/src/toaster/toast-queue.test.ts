import { afterEach, describe, expect, it } from 'vitest'
import { dismissToast, onToasts, showToast, toastsNow, toastsOnServer } from './toast-queue.ts'

const texts = () => toastsNow().map(({ text }) => text)

afterEach(() => {
  for (const { id } of toastsNow()) dismissToast(id)
})

describe('showToast', () => {
  it('puts the newest last, and tells who listens', () => {
    let told = 0
    const stop = onToasts(() => {
      told += 1
    })
    showToast({ kind: 's', text: 'Added to Cart' })
    showToast({ kind: 'e', text: 'Something went wrong!' })
    stop()
    showToast({ kind: 's', text: 'Unheard' })
    expect(told).toBe(2)
    expect(texts()).toEqual(['Added to Cart', 'Something went wrong!', 'Unheard'])
  })

  it('does not show the same words twice', () => {
    showToast({ kind: 's', text: 'Added to Cart' })
    const [first] = toastsNow()
    showToast({ kind: 's', text: 'Added to Cart' })
    expect(texts()).toEqual(['Added to Cart'])
    expect(toastsNow()[0]?.id).not.toBe(first?.id)
  })

  it('shows three at most', () => {
    for (const text of ['one', 'two', 'three', 'four']) showToast({ kind: 's', text })
    expect(texts()).toEqual(['two', 'three', 'four'])
  })

  it('shows nothing on the server', () => {
    showToast({ kind: 's', text: 'Added to Cart' })
    expect(toastsOnServer()).toEqual([])
  })
})
