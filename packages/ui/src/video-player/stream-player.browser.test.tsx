import '../tokens/tokens.css'
import '../base/base.css'
// Sheets that a developer's server would write into the page later, where the policy would not let them in.
import './video-controls.module.css'
import './media-surface.module.css'
import './quality-select.module.css'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render, renderHook } from 'vitest-browser-react'
import type { MediaElement } from './hls.ts'
import type { StreamTexts } from './playback-failure.tsx'
import { StreamPlayer } from './stream-player.tsx'
import { usePlaybackEvents } from './use-playback.ts'

const texts: StreamTexts = {
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
  quality: 'Picture',
  fitting: 'What the line carries',
  soundOnly: 'Sound only',
  heard: 'The picture rests',
  toNow: 'To now',
  soundOn: 'Turn the sound on',
  behind: '{time} behind live',
  farBack: 'Back 30 seconds',
  captionsOff: 'Off',
  pictureInPicture: 'Picture in picture',
  leavePictureInPicture: 'Leave picture in picture',
  perHour: '{size} MB an hour',
}

const fixture = (name: string) => new URL(`./fixture/${name}`, import.meta.url).pathname
const media = () => document.querySelector<HTMLElement>('hls-video') as MediaElement
const choice = () => page.getByRole('combobox', { name: 'Picture' })

function Night({ src, onFailed }: { src: string; onFailed: () => void }) {
  const [isSoundOnly, setSoundOnly] = useState(false)
  return (
    <StreamPlayer
      title="The Long Night of the Madal"
      rememberAs="night"
      language="en"
      poster={<p>Poster</p>}
      onSoundOnly={setSoundOnly}
      {...{ src, isSoundOnly, texts, onFailed }}
    />
  )
}

async function show(name: string) {
  const onFailed = vi.fn()
  await render(
    <StrictMode>
      <Night src={fixture(name)} onFailed={onFailed} />
    </StrictMode>,
  )
  return onFailed
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('StreamPlayer', () => {
  it('starts automatically', async () => {
    await show('qualities.m3u8')
    await expect.element(page.getByText('Poster')).toBeVisible()
    await expect.poll(() => media()?.currentTime, { timeout: 10_000 }).toBeGreaterThan(0)
    await expect.element(page.getByText('Poster')).not.toBeInTheDocument()
  })

  it('begins muted before any user gesture, and stays muted until there is one', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await show('qualities.m3u8')
    await expect.element(page.getByRole('button', { name: 'Turn the sound on' })).toBeVisible()
    await expect.poll(() => media()?.currentTime, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(media().muted).toBe(true)
    await userEvent.click(page.getByRole('button', { name: 'Turn the sound on' }))
    await expect.poll(() => media().muted).toBe(false)
    await expect.element(page.getByRole('button', { name: 'Turn the sound on' })).not.toBeInTheDocument()
  })

  it('plays in a window of its own where the browser has one', async () => {
    let floating: Element | null = null
    vi.spyOn(document, 'pictureInPictureEnabled', 'get').mockReturnValue(true)
    vi.spyOn(document, 'pictureInPictureElement', 'get').mockImplementation(() => floating)
    // A browser without windows has none for it either.
    const turn = (video: HTMLVideoElement, name: string) => {
      floating = name === 'enter' ? video : null
      video.dispatchEvent(new Event(`${name}pictureinpicture`))
    }
    vi.spyOn(HTMLVideoElement.prototype, 'requestPictureInPicture').mockImplementation(async function (
      this: HTMLVideoElement,
    ) {
      turn(this, 'enter')
      return {} as PictureInPictureWindow
    })
    vi.spyOn(document, 'exitPictureInPicture').mockImplementation(async () =>
      turn(floating as HTMLVideoElement, 'leave'),
    )
    await show('qualities.m3u8')
    await expect.poll(() => media()?.currentTime, { timeout: 10_000 }).toBeGreaterThan(0)
    await userEvent.click(page.getByRole('button', { name: 'Picture in picture', exact: true }))
    expect(floating).not.toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Leave picture in picture' }))
    expect(floating).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Picture in picture', exact: true })).toBeVisible()
  })

  it('shows the current quality and stores a chosen one', async () => {
    await show('qualities.m3u8')
    await expect.element(choice()).toHaveValue('line')
    await userEvent.selectOptions(choice(), '36')
    expect(media().api?.manualLevel).toBe(0)
    await userEvent.selectOptions(choice(), 'What the line carries')
    expect(media().api?.manualLevel).toBe(-1)
    await userEvent.selectOptions(choice(), '54')
    expect(media().api?.manualLevel).toBe(1)
    expect(localStorage.getItem('stream-quality')).toBe('54')
  })

  it('plays in the form that was chosen the last time', async () => {
    localStorage.setItem('stream-quality', '36')
    await show('qualities.m3u8')
    await expect.element(choice()).toHaveValue('36')
    await expect.poll(() => media().api?.manualLevel).toBe(0)
  })

  it('plays audio only, at the lowest bandwidth', async () => {
    await show('qualities.m3u8')
    await userEvent.selectOptions(choice(), 'Sound only')
    await expect.element(page.getByText('The picture rests')).toBeVisible()
    expect(getComputedStyle(media()).opacity).toBe('0')
    expect(media().api?.manualLevel).toBe(0)
    await userEvent.selectOptions(choice(), 'What the line carries')
    await expect.element(page.getByText('The picture rests')).not.toBeInTheDocument()
    expect(getComputedStyle(media()).opacity).toBe('1')
  })

  it('audio only loads a separate audio stream alone, and the picture again when it is wanted', async () => {
    const asked = () => performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? '')
    await show('with-sound.m3u8')
    await expect.poll(() => media()?.currentTime, { timeout: 10_000 }).toBeGreaterThan(0)
    const parts = () => asked().filter((name) => /^sound-\d/.test(name)).length
    const partsBefore = parts()
    await userEvent.selectOptions(choice(), 'Sound only')
    await expect.poll(parts, { timeout: 10_000 }).toBeGreaterThan(partsBefore)
    // What was under way when the choice was made has ended by now.
    performance.clearResourceTimings()
    const before = media().currentTime
    await expect.poll(() => media().currentTime, { timeout: 10_000 }).toBeGreaterThan(before + 0.5)
    expect(media().paused).toBe(false)
    expect(asked().filter((name) => /^stream-\d/.test(name))).toEqual([])
    const picture = choice().getByRole('option', { name: /^54/ })
    await expect.element(picture).toBeInTheDocument()
    const heard = media().currentTime
    await userEvent.selectOptions(choice(), picture)
    await expect.poll(() => asked().filter((name) => /^stream-\d/.test(name)).length).toBeGreaterThan(0)
    await expect.poll(() => media().currentTime).toBeGreaterThan(heard)
    await expect.poll(() => media().api?.manualLevel).toBe(1)
    await expect.poll(() => media().videoWidth).toBeGreaterThan(0)
  })

  it('shows the captions that are chosen, and those of the last time at once', async () => {
    const captions = page.getByRole('combobox', { name: 'Captions' })
    const line = page.getByText('The drum begins.')
    await show('with-captions.m3u8')
    await expect.element(captions, { timeout: 10_000 }).toHaveValue('off')
    await expect.element(captions.getByRole('option', { name: 'नेपाली' })).toBeInTheDocument()
    await userEvent.selectOptions(captions, 'English')
    await expect.element(line, { timeout: 10_000 }).toBeVisible()
    await cleanup()
    await show('with-captions.m3u8')
    await expect.element(line, { timeout: 10_000 }).toBeVisible()
    await expect.element(captions).toHaveValue('en')
    await userEvent.selectOptions(captions, 'Off')
    await expect.element(line).not.toBeInTheDocument()
    expect(localStorage.getItem('stream-captions')).toBeNull()
  })

  it('turns the captions of the language of the page on and off with a key', async () => {
    vi.spyOn(document.documentElement, 'lang', 'get').mockReturnValue('ne')
    const captions = page.getByRole('combobox', { name: 'Captions' })
    await show('with-captions.m3u8')
    await expect.element(captions, { timeout: 10_000 }).toHaveValue('off')
    page.getByRole('button', { name: 'Full screen' }).element().focus()
    await userEvent.keyboard('c')
    await expect.element(captions).toHaveValue('ne')
    await userEvent.keyboard('c')
    await expect.element(captions).toHaveValue('off')
  })

  it('leaves the keys of its list to the list', async () => {
    await show('qualities.m3u8')
    await expect.poll(() => media()?.currentTime).toBeGreaterThan(0)
    choice().element().focus()
    await userEvent.keyboard('k')
    expect(media().paused).toBe(false)
  })

  it('reports a fatal error', async () => {
    const onFailed = await show('none.m3u8')
    await expect.poll(() => onFailed.mock.calls.length).toBeGreaterThan(0)
  })

  it('reports a fatal error that came before it listened', async () => {
    await show('qualities.m3u8')
    const created = document.createElement('hls-video') as MediaElement
    created.src = fixture('none.m3u8')
    document.body.append(created)
    await expect.poll(() => created.hasFailed).toBe(true)
    const failed = vi.fn()
    await renderHook(() => usePlaybackEvents(created, { shown: vi.fn(), failed }))
    created.remove()
    expect(failed).toHaveBeenCalledOnce()
  })
})
