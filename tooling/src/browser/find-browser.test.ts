import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findBrowser } from './find-browser.ts'

let folder = ''
const neverInstalls = () => {
  throw new Error('nothing was to be installed')
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
  vi.stubEnv('CHROME_PATH', undefined)
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'playwright-chromium'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function plant(name: string) {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

describe('findBrowser', () => {
  it('takes the one that CHROME_PATH names before all others', async () => {
    plant('chromium')
    const named = plant('my-browser')
    vi.stubEnv('CHROME_PATH', named)
    expect((await findBrowser({ path: folder, install: neverInstalls })).executablePath).toBe(named)
  })

  it('reports a CHROME_PATH without a browser', async () => {
    vi.stubEnv('CHROME_PATH', join(folder, 'nothing'))
    await expect(findBrowser({ path: folder, install: neverInstalls })).rejects.toThrow(
      `CHROME_PATH is ${join(folder, 'nothing')}, but there is no executable browser.`,
    )
  })

  it('takes an installed Chrome before Chromium, in any folder of the path', async () => {
    plant('chromium')
    const chrome = plant('google-chrome')
    const path = [join(folder, 'empty'), folder].join(delimiter)
    expect((await findBrowser({ path, install: neverInstalls })).executablePath).toBe(chrome)
  })

  it("uses Playwright's own when none is installed", async () => {
    const own = plant('playwright-chromium')
    expect((await findBrowser({ path: '', install: neverInstalls })).executablePath).toBe(own)
  })

  it('passes over a file that cannot be started', async () => {
    writeFileSync(join(folder, 'chromium'), '', { mode: 0o644 })
    const own = plant('playwright-chromium')
    expect((await findBrowser({ path: folder, install: neverInstalls })).executablePath).toBe(own)
  })

  it('installs one when there is none', async () => {
    const install = () => {
      plant('chromium')
    }
    expect((await findBrowser({ path: folder, install })).executablePath).toBe(join(folder, 'chromium'))
  })

  it('reports what to do when the installation failed', async () => {
    await expect(findBrowser({ path: folder, install: () => undefined })).rejects.toThrow(
      'No browser found, and none could be installed. Install Chromium or set CHROME_PATH.',
    )
  })
})
