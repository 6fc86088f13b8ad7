import { describe, expect, it } from 'vitest'
import { beginNavigation, isNavigating, onNavigationChange } from './navigation-progress.ts'

describe('beginNavigation', () => {
  it('runs until every navigation that began has ended', () => {
    const endFirst = beginNavigation()
    const endSecond = beginNavigation()
    endFirst()
    expect(isNavigating()).toBe(true)
    endSecond()
    expect(isNavigating()).toBe(false)
  })

  it('ends once, however often it is told', () => {
    const endFirst = beginNavigation()
    const endSecond = beginNavigation()
    endFirst()
    endFirst()
    expect(isNavigating()).toBe(true)
    endSecond()
  })

  it('tells who listens, until they stop', () => {
    let told = 0
    const stop = onNavigationChange(() => {
      told += 1
    })
    beginNavigation()()
    stop()
    beginNavigation()()
    expect(told).toBe(2)
  })
})
