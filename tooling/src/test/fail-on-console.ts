import { afterEach, beforeEach, vi } from 'vitest'

// A test that expects a message spies on the console itself and answers for it.
const written: string[] = []

beforeEach(() => {
  written.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...message) => written.push(`console.${level}: ${message.join(' ')}`))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  if (written.length > 0) throw new Error(`The console was written to:\n${written.join('\n')}`)
})
