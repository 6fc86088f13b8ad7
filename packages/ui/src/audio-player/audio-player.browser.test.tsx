import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AudioAccessEnded, type AudioPosition, type AudioTexts } from './audio-part.ts'
import { type AudioPlayback, createAudioPlayback, useOpenPlayback } from './audio-playback.ts'
import { AudioPlayer } from './audio-player.tsx'
import type { GetAudioUrl } from './resilient-audio.ts'

const texts: AudioTexts = {
  play: 'Play',
  pause: 'Pause',
  back: 'Back 15 seconds',
  forward: 'Forward 30 seconds',
  previous: 'Part before',
  next: 'Next part',
  place: 'Place in this part',
  placeOf: '{time} of {whole}',
  hour: 'hour',
  hours: 'hours',
  minute: 'minute',
  minutes: 'minutes',
  second: 'second',
  seconds: 'seconds',
  speed: 'Speed',
  sleep: 'Stop by itself',
  sleepOff: 'No',
  sleepAfter: 'In {minutes} minutes',
  sleepPart: 'After this part',
  sleepLeft: 'Stops in {time}',
  volume: 'Volume',
  mute: 'Sound off',
  unmute: 'Sound on',
  parts: 'Parts',
  partOf: 'Part {part} of {parts}',
  heard: '{percent} % heard',
  left: '{time} left',
  loading: 'On its way',
  lineLost: 'The line is gone.',
  broken: 'It does not play.',
  retry: 'Try again',
  over: 'That was all.',
}

const SOUNDS = ['part-1', 'part-2'].map((name) => new URL(`./fixture/${name}.webm`, import.meta.url).pathname)
const PARTS = [
  { title: 'The dry roof', seconds: 20 },
  { title: 'Borrowed buckets', seconds: 8 },
]
const sound: GetAudioUrl = (part) => SOUNDS[part] ?? ''
let asked: { part: number; anew: boolean }[] = []
let heard: AudioPlayback

type HeardProps = { start: AudioPosition; addressOf: GetAudioUrl; parts?: typeof PARTS }

function Heard({ start, addressOf, parts = PARTS }: HeardProps) {
  const [playback] = useState(() =>
    createAudioPlayback({
      parts,
      start,
      addressOf: (part, how) => {
        asked.push({ part, ...how })
        return addressOf(part, how)
      },
      metadata: { title: 'The Rain Ledger', author: 'Ishvari Tamot', artwork: [] },
    }),
  )
  useOpenPlayback(playback)
  heard = playback
  return (
    <AudioPlayer
      playback={playback}
      parts={parts}
      label="The Rain Ledger"
      renderPartActions={(part) => <a href={`/part-${part}`}>Download</a>}
      language="en"
      texts={texts}
    />
  )
}

const show = (start: AudioPosition = { part: 0, seconds: 0 }, addressOf = sound) =>
  render(
    <StrictMode>
      <Heard start={start} addressOf={addressOf} />
    </StrictMode>,
  )
const button = (name: string | RegExp) => page.getByRole('button', { name })
const slider = () => page.getByRole('slider', { name: 'Place in this part' })
const seconds = () => heard.state().seconds

beforeEach(() => {
  localStorage.clear()
  asked = []
})

describe('AudioPlayer', () => {
  it('plays from the stored position, sets the media session, and is paused by the same button', async () => {
    await show({ part: 0, seconds: 7 })
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '7 seconds of 20 seconds')
    await expect.element(page.getByText('Part 1 of 2, 25 % heard, 21 seconds left')).toBeVisible()
    await button('Play').click()
    await expect.element(button('Pause')).toHaveFocus()
    await expect.poll(seconds).toBeGreaterThan(7.2)
    expect(navigator.mediaSession.metadata).toMatchObject({ title: 'The dry roof', artist: 'Ishvari Tamot' })
    expect(navigator.mediaSession.playbackState).toBe('playing')
    await button('Pause').click()
    await expect.element(button('Play')).toBeVisible()
    expect(navigator.mediaSession.playbackState).toBe('paused')
  })

  it.each([
    ['{ArrowRight}', 11],
    ['{ArrowLeft}', 1],
    ['{ArrowUp}', 11],
    ['{PageUp}', 18],
    ['{PageDown}', 0],
    ['{Home}', 0],
    ['{End}', 18],
  ])('moves along its line by %s', async (key, to) => {
    await show({ part: 0, seconds: 6 })
    await expect.element(slider()).toHaveValue('6')
    slider().element().focus()
    await userEvent.keyboard(key)
    await expect.poll(seconds).toBe(to)
  })

  it('seeks by its buttons and keys within the part', async () => {
    await show({ part: 0, seconds: 18 })
    await button('Back 15 seconds').click()
    await expect.poll(seconds).toBe(3)
    await button('Back 15 seconds').click()
    await expect.poll(seconds).toBe(0)
    await userEvent.keyboard('k')
    await expect.element(button('Pause')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.element(button('Play')).toBeVisible()
  })

  it('plays the next part automatically and reports the last', async () => {
    await show({ part: 0, seconds: 18.5 })
    await button('Play').click()
    await expect.element(page.getByText('Part 2 of 2', { exact: false })).toBeVisible()
    await expect.poll(() => heard.state().isPlaying && seconds() > 0).toBe(true)
    heard.to(7.5)
    await expect.element(page.getByText('That was all.')).toBeVisible()
    await button('Play').click()
    await expect.element(page.getByText('Part 1 of 2', { exact: false })).toBeVisible()
  })

  it('plays a chosen part', async () => {
    await show()
    await button(/^Borrowed buckets/).click()
    await expect.element(button(/^Borrowed buckets/)).toHaveAttribute('aria-current', 'true')
    await expect.element(button('Pause')).toBeVisible()
    await button('Part before').click()
    await expect.element(button(/^The dry roof/)).toHaveAttribute('aria-current', 'true')
  })

  it('shows no part list for one part, which can be downloaded nevertheless', async () => {
    const one = PARTS.slice(0, 1)
    await render(<Heard start={{ part: 0, seconds: 0 }} addressOf={sound} parts={one} />)
    await expect.element(page.getByText('0 % heard', { exact: false })).toBeVisible()
    await expect.element(page.getByText('The dry roof')).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Parts' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('link', { name: 'Download' })).toBeVisible()
  })

  it('stores its speed', async () => {
    const { unmount } = await show()
    await page.getByRole('combobox', { name: 'Speed' }).selectOptions('1.5')
    await unmount()
    await show()
    await expect.element(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
  })

  it('stops at the end of a part when the timer is set to it', async () => {
    await show({ part: 0, seconds: 18.5 })
    await page.getByRole('combobox', { name: 'Stop by itself' }).selectOptions('part')
    await button('Play').click()
    await expect.element(page.getByText('Part 2 of 2', { exact: false })).toBeVisible()
    await expect.element(button('Play')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Stop by itself' })).toHaveValue('off')
  })

  it('requests another URL when one has expired and continues at the same second', async () => {
    await show({ part: 0, seconds: 9 }, (part, { anew }) => (anew ? (SOUNDS[part] ?? '') : '/gone.webm'))
    await button('Play').click()
    await expect.poll(seconds).toBeGreaterThan(9.1)
    expect(asked.at(-1)).toEqual({ part: 0, anew: true })
    expect(seconds()).toBeLessThan(13)
  })

  it('reports a lost connection, keeps the position and continues when it is back', async () => {
    let isGone = true
    await show({ part: 0, seconds: 9 }, (part) => {
      if (isGone) throw new TypeError('Failed to fetch')
      return SOUNDS[part] ?? ''
    })
    await button('Play').click()
    await expect.element(page.getByText('The line is gone.')).toBeVisible()
    isGone = false
    dispatchEvent(new Event('online'))
    await expect.poll(seconds).toBeGreaterThan(9.1)
    await expect.element(page.getByText('The line is gone.')).not.toBeInTheDocument()
  })

  it('shows why access was refused', async () => {
    await show({ part: 0, seconds: 9 }, () => {
      throw new AudioAccessEnded('The time for it is over.')
    })
    await button('Play').click()
    await expect.element(page.getByText('The time for it is over.')).toBeVisible()
    await expect.element(button('Play')).toBeVisible()
  })

  it('reports a broken part and retries it on request', async () => {
    let isBroken = true
    await show({ part: 0, seconds: 0 }, (part) => (isBroken ? '/gone.webm' : (SOUNDS[part] ?? '')))
    await button('Play').click()
    await expect.element(page.getByText('It does not play.')).toBeVisible()
    isBroken = false
    await button('Try again').click()
    await expect.poll(seconds).toBeGreaterThan(0)
  })
})
