'use client'

import { useState } from 'react'
import { AudioBar } from '../audio-player/audio-bar.tsx'
import type { AudioPart, AudioPosition } from '../audio-player/audio-part.ts'
import { type AudioPlayback, createAudioPlayback, useOpenPlayback } from '../audio-player/audio-playback.ts'
import { AudioPlayer } from '../audio-player/audio-player.tsx'
import type { AudioTexts } from '../audio-player/audio-texts.ts'
import type { Story } from './story.ts'

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
      lineLost: 'The line is gone. It goes on by itself.',
      broken: 'This part does not play just now.',
      retry: 'Try again',
      over: 'That was all of it.',
      close: 'Close the player',
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

const SOUNDS = ['part-1', 'part-2'].map((name) => new URL(`./fixture/${name}.webm`, import.meta.url).pathname)

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
