import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VIDEO_FIXTURE } from './fixture/video-fixture.ts'
import { VideoPlayer } from './video-player.tsx'

const { title, texts } = VIDEO_FIXTURE.en
const hosting = {
  hosts: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://films.example'],
  texts: { notAllowed: 'This film cannot be played here', openAtHost: 'Watch it at its host' },
}

const violations: string[] = []

beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} ${blockedURI}`)
  })
  const content = `default-src 'self'; script-src 'self'; style-src 'self'; frame-src ${hosting.hosts.join(' ')}`
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }))
})

beforeEach(() => {
  violations.length = 0
})

const button = (name: string) => page.getByRole('button', { name })
const link = () => page.getByRole('link', { name: 'Watch it at its host' })

const show = ({ src }: { src: string }) =>
  render(
    <StrictMode>
      <VideoPlayer src={src} hosting={hosting} title={title} language="en" texts={texts} />
    </StrictMode>,
  )

describe('a hosted film', () => {
  it.each([
    {
      src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      host: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&hl=en',
    },
    { src: 'https://vimeo.com/76979871', host: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
    { src: 'https://films.example/embed/a', host: 'https://films.example/embed/a?autoplay=1' },
  ])('shows $src in a frame of its host, which is asked for nothing before', async ({ src, host }) => {
    await show({ src })
    expect(document.querySelector('iframe')).toBeNull()
    await button(`Watch ${title}`).click()
    const frame = page.getByTitle(title)
    await expect.element(frame).toHaveAttribute('src', host)
    expect(frame.element().getAttribute('sandbox')).not.toContain('top-navigation')
    expect(violations).toEqual([])
    // Here no host can be reached, and a frame does not say so.
    await expect.element(link()).toHaveAttribute('href', src)
  })

  it.each([
    { kind: 'that is not allowed', src: 'https://other.example/embed/a' },
    { kind: 'of files', src: 'https://other.example/film.mp4' },
  ])('leads to the film of a host $kind, and asks it for nothing', async ({ src }) => {
    await show({ src })
    await button(`Watch ${title}`).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This film cannot be played here/)
    await expect.element(link()).toHaveAttribute('href', src)
    await expect.element(link()).toHaveFocus()
    expect(document.querySelector('iframe, video, hls-video')).toBeNull()
    expect(violations).toEqual([])
  })

  it('leads to the film of a host that does not answer', async () => {
    const stopEvent = (event: Event) => event.stopPropagation()
    await show({ src: 'https://films.example/embed/a' })
    // Load events of elements reach the document, not the window.
    document.addEventListener('load', stopEvent, true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.querySelector('button')?.click()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    document.removeEventListener('load', stopEvent, true)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn't play/)
    await expect.element(link()).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
  })
})
