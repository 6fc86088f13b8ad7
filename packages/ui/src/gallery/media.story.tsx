'use client'

import { useState } from 'react'
import { AudioBar } from '../audio-player/audio-bar.tsx'
import type { AudioPart, AudioPosition, AudioTexts } from '../audio-player/audio-part.ts'
import { type AudioPlayback, createAudioPlayback, useOpenPlayback } from '../audio-player/audio-playback.ts'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import { InlinePlayer } from '../inline-player/inline-player.tsx'
import { Picture } from '../picture/picture.tsx'
import { PlainPicture } from '../picture/plain-picture.tsx'
import { VIDEO_FIXTURE } from '../video-player/fixture/video-fixture.ts'
import { VideoPlayer } from '../video-player/video-player.tsx'
import { VideoPoster } from '../video-poster/video-poster.tsx'
import type { Story } from './story.ts'

const PICTURE_TEXTS = {
  en: { cover: 'Cover of The Rain Ledger', stage: 'A lit stage before a pagoda', away: 'A picture that is missing' },
  ne: { cover: 'कुहिरोको घरको आवरण', stage: 'मन्दिरअगाडि बत्ती बलेको डबली', away: 'आउन नसकेको तस्बिर' },
} as const

type Shape = { width: number; height: number; ground: string; sun: string }

function drawn(alt: string, { width, height, ground, sun }: Shape) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/><circle cx="${width / 2}" cy="${height / 2}" r="${width / 4}" fill="${sun}"/></svg>`
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { alt, width, height, sources: [{ type: 'image/webp' as const, width, src }] }
}

export const pictureStory: Story = {
  name: 'picture',
  states: (language) => {
    const { cover, stage, away } = PICTURE_TEXTS[language]
    const book = drawn(cover, { width: 320, height: 480, ground: '#1f3f86', sun: '#f2c200' })
    const wide = drawn(stage, { width: 960, height: 540, ground: '#871f4b', sun: '#ffa21f' })
    return [
      {
        name: 'a cover: its shadow and the fold of its spine',
        content: <Picture picture={book} sizes="20rem" cover />,
      },
      { name: 'any other picture', content: <Picture picture={wide} sizes="100vw" /> },
      {
        name: 'not there yet: its box has the shape, and nothing else',
        content: <Picture picture={{ alt: away, width: 960, height: 540, sources: [] }} sizes="100vw" decorative />,
      },
      {
        name: 'of one file',
        content: <PlainPicture src={book.sources[0]?.src ?? ''} alt={cover} width={64} height={96} />,
      },
    ]
  },
}

const VIDEO_POSTER_TEXTS = {
  en: { watch: 'Watch', length: '31:08' },
  ne: { watch: 'हेर्नुहोस्', length: '३१:०८' },
} as const
const VIDEO_POSTER_PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#1f3f86" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#f2c200"/></svg>')}`

export const videoPosterStory: Story = {
  name: 'video-poster',
  states: (language) => {
    const { watch, length } = VIDEO_POSTER_TEXTS[language]
    const picture = <img src={VIDEO_POSTER_PICTURE} alt="" />
    return [
      {
        name: 'with its length',
        content: (
          <VideoPoster watch={watch} length={length}>
            {picture}
          </VideoPoster>
        ),
      },
      { name: 'of unknown length', content: <VideoPoster watch={watch}>{picture}</VideoPoster> },
    ]
  },
}

const INLINE_PLAYER_TEXTS = {
  en: { film: 'Watch', reading: 'Listen to a sample' },
  ne: { film: 'हेर्नुहोस्', reading: 'नमुना सुन्नुहोस्' },
} as const
const INLINE_PLAYER_FILM = new URL('../video-player/fixture/film.webm', import.meta.url).pathname
const INLINE_PLAYER_PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#871f4b" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#ffa21f"/></svg>')}`

export const inlinePlayerStory: Story = {
  name: 'inline-player',
  states: (language) => {
    const { film, reading } = INLINE_PLAYER_TEXTS[language]
    const { length, ...words } = VIDEO_FIXTURE[language]
    const picture = <img src={INLINE_PLAYER_PICTURE} alt="" />
    const player = { src: INLINE_PLAYER_FILM, language, ...words }
    return [
      { name: 'a line of text', content: <InlinePlayer {...player} open={reading} isAudio /> },
      {
        name: 'the poster itself',
        content: (
          <InlinePlayer {...player} open={film} length={length} poster={picture}>
            <VideoPoster watch={film} length={length}>
              {picture}
            </VideoPoster>
          </InlinePlayer>
        ),
      },
    ]
  },
}

const VIDEO_PLAYER_POSTER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#871f4b" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#ffa21f"/><path d="M3 6.5h10V9H3z"/></svg>')}`
const VIDEO_PLAYER_FILM = new URL('../video-player/fixture/film.webm', import.meta.url).pathname
const hosts = ['https://player.vimeo.com']
const HOSTING = {
  en: { hosts, texts: { notAllowed: "This video can't be played on this page", openAtHost: 'Watch at its host' } },
  ne: { hosts, texts: { notAllowed: 'यो भिडियो यहाँ चल्दैन', openAtHost: 'मूल साइटमा हेर्नुहोस्' } },
}

export const videoPlayerStory: Story = {
  name: 'video-player',
  states: (language) => {
    const words = { ...VIDEO_FIXTURE[language], language }
    const { length: _length, ...anyLength } = words
    return [
      {
        name: 'a poster, its button and its length',
        content: <VideoPlayer src={VIDEO_PLAYER_FILM} poster={<img src={VIDEO_PLAYER_POSTER} alt="" />} {...words} />,
      },
      { name: 'without a poster', content: <VideoPlayer src={VIDEO_PLAYER_FILM} {...anyLength} /> },
      {
        name: 'at a host of films',
        content: <VideoPlayer src="https://vimeo.com/76979871" hosting={HOSTING[language]} {...words} />,
      },
      {
        name: 'at a host that is not allowed',
        content: <VideoPlayer src="https://films.example/a" hosting={HOSTING[language]} {...words} />,
      },
    ]
  },
}

const WORDS = {
  en: {
    title: 'The Rain Ledger',
    author: 'Ishvari Tamot',
    parts: ['The dry roof', 'A chapter of borrowed buckets'],
    texts: {
      play: 'Play',
      pause: 'Pause',
      back: 'Back 15 seconds',
      forward: 'Forward 30 seconds',
      previous: 'Previous chapter',
      next: 'Next chapter',
      place: 'Seek',
      placeOf: '{time} of {whole}',
      hour: 'hour',
      hours: 'hours',
      minute: 'minute',
      minutes: 'minutes',
      second: 'second',
      seconds: 'seconds',
      speed: 'Speed',
      sleep: 'Sleep timer',
      sleepOff: 'No',
      sleepAfter: '{minutes} minutes',
      sleepPart: 'End of chapter',
      sleepLeft: 'Stops in {time}',
      volume: 'Volume',
      mute: 'Mute',
      unmute: 'Unmute',
      parts: 'Parts',
      partOf: 'Chapter {part} of {parts}',
      heard: '{percent} % heard',
      left: '{time} left',
      loading: 'Loading',
      lineLost: "You're offline. Playback continues when you reconnect.",
      broken: "Couldn't play this chapter. Try again.",
      retry: 'Try again',
      over: 'Finished',
      close: 'Close player',
    },
  },
  ne: {
    title: 'वर्षाको बहीखाता',
    author: 'ईश्वरी तामोट',
    parts: ['सुख्खा छाना', 'सापटी लिएका बाल्टिनको अध्याय'],
    texts: {
      play: 'चलाउनुहोस्',
      pause: 'रोक्नुहोस्',
      back: '१५ सेकेन्ड पछाडि',
      forward: '३० सेकेन्ड अगाडि',
      previous: 'अघिल्लो भाग',
      next: 'अर्को भाग',
      place: 'यो भागमा कहाँ पुग्यो',
      placeOf: '{whole} मध्ये {time}',
      hour: 'घण्टा',
      hours: 'घण्टा',
      minute: 'मिनेट',
      minutes: 'मिनेट',
      second: 'सेकेन्ड',
      seconds: 'सेकेन्ड',
      speed: 'गति',
      sleep: 'आफैँ रोकिने',
      sleepOff: 'नरोकिने',
      sleepAfter: '{minutes} मिनेटमा',
      sleepPart: 'यो भागपछि',
      sleepLeft: '{time} मा रोकिन्छ',
      volume: 'आवाज',
      mute: 'आवाज बन्द',
      unmute: 'आवाज खोल्नुहोस्',
      parts: 'भागहरू',
      partOf: '{parts} मध्ये भाग {part}',
      heard: '{percent} % सुनियो',
      left: '{time} बाँकी',
      loading: 'आउँदै छ',
      lineLost: 'नेट छैन। आएपछि आफैँ चल्छ।',
      broken: 'यो भाग अहिले चलेन।',
      retry: 'फेरि प्रयास गर्नुहोस्',
      over: 'यति नै हो।',
      close: 'प्लेयर बन्द गर्नुहोस्',
    },
  },
} as const

// Each address is literal, which the bundler of the sites needs.
const SOUNDS = [
  new URL('../audio-player/fixture/part-1.webm', import.meta.url).pathname,
  new URL('../audio-player/fixture/part-2.webm', import.meta.url).pathname,
]

type HeardProps = {
  parts: readonly AudioPart[]
  start?: AudioPosition
  title: string
  author: string
}

type ShownProps = HeardProps & { language: string; texts: AudioTexts & { close: string } }

function useHeard({ parts, start = { part: 0, seconds: 0 }, title, author }: HeardProps): AudioPlayback {
  const [playback] = useState(() =>
    createAudioPlayback({
      parts,
      start,
      addressOf: (part) => SOUNDS[part % SOUNDS.length] ?? '',
      metadata: { title, author, artwork: [] },
    }),
  )
  useOpenPlayback(playback)
  return playback
}

function Shown({ language, texts, ...heard }: ShownProps) {
  const playback = useHeard(heard)
  return <AudioPlayer playback={playback} parts={heard.parts} label={heard.title} language={language} texts={texts} />
}

function ShownInBar({ language, texts, onClose, ...heard }: ShownProps & { onClose: () => void }) {
  const playback = useHeard(heard)
  return (
    <AudioBar playback={playback} label={heard.title} language={language} texts={texts} onClose={onClose}>
      <p>{heard.title}</p>
      <p className="quiet">{heard.author}</p>
    </AudioBar>
  )
}

export const audioPlayerStory: Story = {
  name: 'audio-player',
  states: (language) => {
    const { parts, ...words } = { ...WORDS[language], language }
    const [title = ''] = parts
    return [
      {
        name: 'in parts',
        content: (
          <Shown
            parts={parts.map((name, part) => ({ title: name, seconds: part === 0 ? 20 : 8 }))}
            start={{ part: 0, seconds: 7 }}
            {...words}
          />
        ),
      },
      { name: 'in one part', content: <Shown parts={[{ title, seconds: null }]} {...words} /> },
      {
        name: 'at the foot of a page',
        overlay: (close) => (
          <ShownInBar parts={parts.map((name) => ({ title: name, seconds: null }))} onClose={close} {...words} />
        ),
      },
    ]
  },
}
