import '../tokens/tokens.css'
import '../base/base.css'
import { StrictMode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AudioBar, type AudioBarTexts } from './audio-bar.tsx'
import type { AudioPosition } from './audio-part.ts'
import { type AudioPlayback, createAudioPlayback, useOpenPlayback } from './audio-playback.ts'
import { exclusiveAudio } from './exclusive-audio.ts'

const texts: AudioBarTexts = {
  play: 'Play',
  pause: 'Pause',
  previous: 'Track before',
  next: 'Next track',
  place: 'Place in this track',
  placeOf: '{time} of {whole}',
  hour: 'hour',
  hours: 'hours',
  minute: 'minute',
  minutes: 'minutes',
  second: 'second',
  seconds: 'seconds',
  volume: 'Volume',
  mute: 'Sound off',
  unmute: 'Sound on',
  lineLost: 'The line is gone.',
  broken: 'It does not play.',
  retry: 'Try again',
  over: 'That was the last track.',
  close: 'Close the player',
}

const SOUNDS = ['part-1', 'part-2'].map((name) => new URL(`./fixture/${name}.webm`, import.meta.url).pathname)
const TRACKS = ['Kettle Hour', 'The Price of Salt']
let heard: AudioPlayback

type HeardProps = { start: AudioPosition; addressOf: (part: number) => string; onClose: () => void }

function Heard({ start, addressOf, onClose }: HeardProps) {
  const [playback] = useState(() =>
    createAudioPlayback({
      parts: TRACKS.map((title) => ({ title, seconds: null })),
      start,
      addressOf,
      metadata: { title: 'Low Cloud', author: 'Tara Nembang', artwork: [] },
      isMusic: true,
    }),
  )
  useOpenPlayback(playback)
  heard = playback
  return (
    <>
      <input aria-label="Write" />
      <AudioBar playback={playback} label="Player" language="en" texts={texts} onClose={onClose}>
        <a href="#record">Low Cloud</a>
      </AudioBar>
    </>
  )
}

const sound = (part: number) => SOUNDS[part] ?? ''
const show = (start: AudioPosition = { part: 0, seconds: 0 }, addressOf = sound, onClose = () => undefined) =>
  render(
    <StrictMode>
      <Heard start={start} addressOf={addressOf} onClose={onClose} />
    </StrictMode>,
  )
const button = (name: string) => page.getByRole('button', { name, exact: true })
const slider = () => page.getByRole('slider', { name: 'Place in this track' })
const seconds = () => heard.state().seconds
const part = () => heard.state().part

describe('AudioBar', () => {
  it('is restored at its last position, muted, and plays from there', async () => {
    await show({ part: 0, seconds: 7 })
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '7 seconds of 20 seconds')
    expect(heard.state().isPlaying).toBe(false)
    await button('Play').click()
    await expect.poll(seconds).toBeGreaterThan(7.2)
    expect(navigator.mediaSession.metadata).toMatchObject({
      title: 'Kettle Hour',
      artist: 'Tara Nembang',
      album: 'Low Cloud',
    })
  })

  it('plays its tracks in order and reports the last', async () => {
    await show({ part: 0, seconds: 19.5 })
    await button('Play').click()
    await expect.poll(part, { timeout: 5000 }).toBe(1)
    await expect.poll(() => heard.state().isPlaying && seconds() > 0).toBe(true)
    await expect.element(button('Next track')).toHaveAttribute('aria-disabled', 'true')
    heard.to(7.5)
    await expect.element(page.getByText('That was the last track.')).toBeVisible()
    await button('Play').click()
    await expect.poll(part).toBe(0)
    await button('Next track').click()
    await expect.poll(part, { timeout: 5000 }).toBe(1)
    await button('Track before').click()
    await expect.poll(part).toBe(0)
  })

  it('is controlled by keys while it has the focus, except in text fields', async () => {
    await show({ part: 0, seconds: 9 })
    await expect.element(slider()).toHaveValue('9')
    page.getByRole('link').element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.poll(seconds).toBe(4)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(seconds).toBe(9)
    await userEvent.keyboard('k')
    await expect.element(button('Pause')).toBeVisible()
    button('Pause').element().focus()
    await userEvent.keyboard(' ')
    await expect.element(button('Play')).toBeVisible()
    await page.getByLabelText('Write').fill('km')
    await userEvent.keyboard(' k')
    await expect.element(page.getByLabelText('Write')).toHaveValue('km k')
    expect(heard.state()).toMatchObject({ isPlaying: false, isMuted: false })
  })

  it('pauses when other media plays, and pauses other media', async () => {
    const hush = vi.fn()
    const elsewhere = exclusiveAudio(hush)
    await show()
    await button('Play').click()
    await expect.poll(seconds).toBeGreaterThan(0)
    await expect.poll(() => hush.mock.calls.length).toBe(1)
    elsewhere.begin()
    await expect.element(button('Play')).toBeVisible()
    await button('Play').click()
    await expect.poll(() => hush.mock.calls.length).toBe(2)
    elsewhere.close()
  })

  it('ignores the speed that is stored for books', async () => {
    localStorage.setItem('listening-speed', '2')
    await show()
    expect(heard.state().speed).toBe(1)
    localStorage.removeItem('listening-speed')
  })

  it('is muted and unmuted, and its label says so', async () => {
    await show()
    await button('Sound off').click()
    await expect.element(button('Sound on')).toHaveFocus()
    expect(heard.state().isMuted).toBe(true)
  })

  it('reports a broken track and retries it on request', async () => {
    let isBroken = true
    await show({ part: 0, seconds: 0 }, (track) => (isBroken ? '/gone.webm' : sound(track)))
    await button('Play').click()
    await expect.element(page.getByText('It does not play.')).toBeVisible()
    isBroken = false
    await button('Try again').click()
    await expect.poll(seconds).toBeGreaterThan(0)
    await expect.element(page.getByText('It does not play.')).not.toBeInTheDocument()
  })

  it('is closed by its last button', async () => {
    const onClose = vi.fn()
    await show(undefined, undefined, onClose)
    await button('Close the player').click()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
