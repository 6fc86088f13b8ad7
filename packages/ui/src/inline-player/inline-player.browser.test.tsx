import '../tokens/tokens.css'
import '../base/base.css'
import { type ComponentProps, StrictMode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VIDEO_FIXTURE } from '../video-player/fixture/video-fixture.ts'
import { savePosition } from '../video-player/use-playback.ts'
import { VideoPoster } from '../video-poster/video-poster.tsx'
import { InlinePlayer } from './inline-player.tsx'

const FILM = new URL('../video-player/fixture/film.webm', import.meta.url).pathname
const STREAM = new URL('../video-player/fixture/master.m3u8', import.meta.url).pathname
const { title, texts } = VIDEO_FIXTURE.en

const link = (name: string) => page.getByRole('link', { name })
const media = () => document.querySelector<HTMLVideoElement>('video, hls-video')
const seconds = () => media()?.currentTime

type Shown = Partial<ComponentProps<typeof InlinePlayer>>

const shown = (props: Shown) => (
  <StrictMode>
    <InlinePlayer src={FILM} title={title} open="Watch" language="en" texts={texts} {...props} />
  </StrictMode>
)

beforeEach(() => localStorage.clear())

describe('PlayHere', () => {
  it('is a link to the film, which plays in place after one click', async () => {
    await render(shown({}))
    await expect.element(link('Watch')).toHaveAttribute('href', FILM)
    expect(media()).toBeNull()
    await link('Watch').click()
    await expect.poll(seconds, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(link('Watch').query()).toBeNull()
  })

  it('may be the poster itself, which is called by the film', async () => {
    const poster = (
      <VideoPoster watch="Watch" length="31:08">
        <img src="data:," alt="" />
      </VideoPoster>
    )
    await render(shown({ children: poster }))
    await expect.element(link(`Watch 31:08 ${title}`)).toBeVisible()
  })

  it('starts at a requested time, then at the next one, whatever position is stored', async () => {
    const { rerender } = await render(shown({}))
    savePosition(FILM, { time: 6, duration: 60 })
    await rerender(shown({ startAt: { seconds: 1 } }))
    await expect.poll(seconds).toBeGreaterThan(1)
    expect(seconds()).toBeLessThan(5)
    media()?.pause()
    await rerender(shown({ startAt: { seconds: 0.2 } }))
    await expect.poll(() => media()?.paused).toBe(false)
    expect(seconds()).toBeLessThan(1)
  })

  // A stream may have its first picture before it is in the page.
  it('starts a stream at the requested time', async () => {
    const told: number[] = []
    await render(shown({ src: STREAM, startAt: { seconds: 5 }, onTime: (at) => told.push(at) }))
    await expect.poll(() => told.some((at) => at > 5), { timeout: 10_000 }).toBe(true)
    expect(told.filter((at) => at > 1 && at < 5)).toEqual([])
  })

  it('continues at the failed position after a retry, not at the requested time', async () => {
    await render(shown({ startAt: { seconds: 1 } }))
    await expect.poll(seconds).toBeGreaterThan(1)
    savePosition(FILM, { time: 6, duration: 60 })
    media()?.dispatchEvent(new Event('error'))
    await page.getByRole('button', { name: texts.retry }).click()
    await expect.poll(seconds).toBeGreaterThan(5)
  })

  it('does not seek to a time after the end', async () => {
    const { rerender } = await render(shown({ startAt: { seconds: 0 } }))
    await expect.poll(seconds).toBeGreaterThan(0)
    media()?.pause()
    const before = seconds()
    await rerender(shown({ startAt: { seconds: 9000 } }))
    expect(seconds()).toBe(before)
  })

  it('reports its position while it plays', async () => {
    const told: number[] = []
    await render(shown({ startAt: { seconds: 1 }, onTime: (at) => told.push(at) }))
    await expect.poll(() => told.some((at) => at > 1)).toBe(true)
  })

  it('requests the start time from a film host', async () => {
    const src = 'https://youtu.be/dQw4w9WgXcQ'
    const hosting = { hosts: ['https://www.youtube-nocookie.com'], texts: { notAllowed: 'No', openAtHost: 'There' } }
    const { rerender } = await render(shown({ src, hosting }))
    await rerender(shown({ src, hosting, startAt: { seconds: 90 } }))
    await expect.poll(() => document.querySelector('iframe')?.src).toContain('start=90')
  })
})
