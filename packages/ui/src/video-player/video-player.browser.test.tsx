import '../tokens/tokens.css'
import '../base/base.css'
// Sheets that a developer's server would write into the page later, where the policy would not let them in.
import './video-controls.module.css'
import './media-surface.module.css'
import { StrictMode } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { VideoTexts } from './playback-failure.tsx'
import { savePosition } from './use-playback.ts'
import { VideoPlayer } from './video-player.tsx'

const texts: VideoTexts = {
  watch: 'Watch',
  loading: 'Loading',
  play: 'Play',
  pause: 'Pause',
  mute: 'Sound off',
  unmute: 'Sound on',
  seek: 'Time',
  captions: 'Captions',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  live: 'Live',
  failed: "Couldn't play",
  advice: 'Check your connection and try again.',
  retry: 'Try again',
}

const fixture = (name: string) => new URL(`./fixture/${name}`, import.meta.url).pathname
const FILM = fixture('film.webm')
const STREAM = fixture('master.m3u8')

/** As the sites send it with their pages. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' blob: data:; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; object-src 'none'"

const violations: string[] = []
const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name)

beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} ${blockedURI}`)
  })
  document.head.append(
    Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content: POLICY }),
  )
})

beforeEach(() => {
  localStorage.clear()
  violations.length = 0
})

type Shown = Parameters<typeof VideoPlayer>[0]

const button = (name: string) => page.getByRole('button', { name })
const media = () => document.querySelector<HTMLVideoElement>('video, audio, hls-video') as HTMLVideoElement
const press = (keys: string) => userEvent.keyboard(keys)

const show = (props: Partial<Shown> & Pick<Shown, 'src'>) =>
  render(
    <StrictMode>
      <VideoPlayer title="The Long Night of the Madal" language="en" texts={texts} {...props} />
    </StrictMode>,
  )

async function watch(props: Parameters<typeof show>[0]) {
  await show(props)
  await button('Watch The Long Night of the Madal').click()
  await expect.element(button('Pause')).toHaveFocus()
}

describe('VideoPlayer', () => {
  it('loads no media before its button is clicked', async () => {
    await show({ src: FILM, length: '1:00' })
    await expect.element(button('Watch The Long Night of the Madal')).toBeVisible()
    expect(media()).toBeNull()
    expect(fetched().filter((name) => /media-surface\.tsx|react-player|hls-video|\.webm$/.test(name))).toEqual([])
  })

  it('requests its film after a click, and not when the visitor has cancelled', async () => {
    const answers = [undefined, FILM]
    await show({ src: () => Promise.resolve(answers.shift()) })
    await button('Watch The Long Night of the Madal').click()
    await expect.element(button('Watch The Long Night of the Madal')).toHaveAttribute('aria-busy', 'false')
    expect(media()).toBeNull()
    await button('Watch The Long Night of the Madal').click()
    await expect.element(button('Pause')).toHaveFocus()
  })

  it('shows an error when the address of the film cannot be loaded', async () => {
    await show({ src: () => Promise.reject(new TypeError('Failed to fetch')) })
    await button('Watch The Long Night of the Madal').click()
    await expect.element(page.getByText("Couldn't play")).toBeVisible()
  })

  it('starts at the saved position and reports progress', async () => {
    const told: number[] = []
    await watch({ src: FILM, positionStorage: { load: () => 2, save: (_, { time }) => told.push(time) } })
    await expect.poll(() => media().currentTime).toBeGreaterThan(2)
    await button('Pause').click()
    await expect.poll(() => told.at(-1)).toBeGreaterThan(2)
  })

  it.each([
    { kind: 'a file', src: FILM },
    { kind: 'a stream', src: STREAM },
  ])('plays $kind under the policy of the sites', async ({ src }) => {
    await watch({ src })
    await expect.poll(() => media().currentTime).toBeGreaterThan(0)
    expect(media().videoWidth).toBe(96)
    expect(violations).toEqual([])
  })

  it('lets a stream fill its frame, whose style sheet the policy forbids', async () => {
    await watch({ src: STREAM })
    const { width } = media().getBoundingClientRect()
    const shadow = media().shadowRoot as ShadowRoot
    expect(shadow.querySelector('style')).toBeNull()
    expect(shadow.querySelector('video')?.getBoundingClientRect().width).toBe(width)
    expect(width).toBeGreaterThan(200)
  })

  it('is moved by its keys', async () => {
    await watch({ src: FILM })
    await press('k')
    await expect.poll(() => media().paused).toBe(true)
    const before = media().currentTime
    await press('{ArrowRight}{ArrowRight}')
    await expect.poll(() => media().currentTime).toBeCloseTo(before + 10)
    await press('{ArrowLeft}')
    await expect.poll(() => media().currentTime).toBeCloseTo(before + 5)
    await press('m')
    await expect.poll(() => media().muted).toBe(true)
    await press('{ArrowDown}')
    await expect.poll(() => media().volume).toBeCloseTo(0.9)
    expect(media().muted).toBe(true)
    await press('{ArrowUp}')
    await expect.poll(() => media().volume).toBe(1)
    await press('m')
    await expect.poll(() => media().muted).toBe(false)
    await press('{ArrowDown}')
    await expect.poll(() => media().volume).toBeCloseTo(0.9)
    await press('{ArrowUp}')
    await expect.poll(() => media().volume).toBe(1)
    await press(' ')
    await expect.poll(() => media().paused).toBe(false)
    await press('f')
    await expect.poll(() => document.fullscreenElement?.contains(media())).toBe(true)
    await button('Leave full screen').click()
    await expect.poll(() => document.fullscreenElement).toBeNull()
    await expect.element(button('Full screen')).toBeVisible()
  })

  it('is moved by its bar', async () => {
    await watch({ src: FILM })
    await button('Pause').click()
    await expect.element(button('Play')).toBeVisible()
    expect(media().paused).toBe(true)
    await button('Sound off').click()
    await expect.element(button('Sound on')).toBeVisible()
    const line = page.getByRole('slider', { name: 'Time' })
    await line.fill('30')
    await expect.poll(() => media().currentTime).toBe(30)
    await expect.element(line).toHaveAttribute('aria-valuetext', '0:30 / 1:00')
  })

  it.each([
    { kind: 'a file', src: FILM },
    { kind: 'a stream', src: STREAM },
  ])('shows and hides the captions of $kind', async ({ src }) => {
    await watch({ src, captions: [{ src: fixture('captions.vtt'), language: 'en', label: 'English' }] })
    await expect.element(button('Captions')).toHaveAttribute('aria-pressed', 'false')
    await button('Captions').click()
    await expect.element(button('Captions')).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => media().textTracks[0]?.activeCues?.length).toBe(1)
    await press('c')
    await expect.element(button('Captions')).toHaveAttribute('aria-pressed', 'false')
  })

  it('continues at the stored position, also when the query of the URL has changed', async () => {
    savePosition(FILM, { time: 30, duration: 60 })
    await watch({ src: `${FILM}?token=2` })
    await expect.poll(() => media().currentTime).toBeGreaterThanOrEqual(30)
    await press('{ArrowRight}')
    await press('k')
    await expect.poll(() => localStorage.getItem('film-positions')).toContain(`["${FILM}",3`)
  })

  it('shows what to do when it cannot play, and retries', async () => {
    let isThere = false
    const src = () => (isThere ? FILM : fixture('none.webm'))
    const Page = ({ tick = 0 }) => <VideoPlayer key={0 * tick} src={src()} title="Film" language="en" texts={texts} />
    const { rerender } = await render(<Page />)
    await button('Watch Film').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn't play.*Check your connection/)
    isThere = true
    await rerender(<Page tick={1} />)
    await button('Try again').click()
    await expect.element(button('Pause')).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('shows this also when a stream does not load', async () => {
    await show({ src: fixture('none.m3u8') })
    await button('Watch The Long Night of the Madal').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn't play/)
  })

  it('is black in the light and the dark theme', async () => {
    document.documentElement.style.colorScheme = 'light'
    const { container } = await show({ src: FILM })
    expect(getComputedStyle(container.firstElementChild as Element).backgroundColor).toBe('rgb(0, 0, 0)')
    document.documentElement.removeAttribute('style')
  })
})
