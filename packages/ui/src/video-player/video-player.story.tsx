import type { Story } from '../gallery/story.ts'
import { VideoPlayer } from './video-player.tsx'

const WORDS = {
  en: {
    title: 'Tara Nembang at the old well',
    length: '31:08',
    texts: {
      watch: 'Watch',
      loading: 'On its way',
      play: 'Play',
      pause: 'Pause',
      mute: 'Sound off',
      unmute: 'Sound on',
      seek: 'Time',
      captions: 'Captions',
      fullScreen: 'Full screen',
      leaveFullScreen: 'Leave full screen',
      live: 'Live',
      failed: 'The film did not start',
      advice: 'Check the line, then try again.',
      retry: 'Try again',
    },
  },
  ne: {
    title: 'पुरानो इनारमा तारा नेम्बाङ',
    length: '३१:०८',
    texts: {
      watch: 'हेर्नुहोस्',
      loading: 'आउँदै छ',
      play: 'चलाउनुहोस्',
      pause: 'रोक्नुहोस्',
      mute: 'आवाज बन्द',
      unmute: 'आवाज खोल्नुहोस्',
      seek: 'समय',
      captions: 'उपशीर्षक',
      fullScreen: 'पूरा स्क्रिन',
      leaveFullScreen: 'पूरा स्क्रिनबाट फर्कनुहोस्',
      live: 'प्रत्यक्ष',
      failed: 'भिडियो चलेन',
      advice: 'नेट हेर्नुहोस्, अनि फेरि कोसिस गर्नुहोस्।',
      retry: 'फेरि कोसिस गर्नुहोस्',
    },
  },
} as const

const POSTER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#871f4b" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#ffa21f"/><path d="M3 6.5h10V9H3z"/></svg>')}`
const FILM = new URL('./fixture/film.webm', import.meta.url).pathname

export const videoPlayerStory: Story = {
  name: 'video-player',
  states: (language) => {
    const words = { ...WORDS[language], language }
    const { length: _length, ...anyLength } = words
    return [
      {
        name: 'a poster, its button and its length',
        shows: <VideoPlayer src={FILM} poster={<img src={POSTER} alt="" />} {...words} />,
      },
      { name: 'without a poster', shows: <VideoPlayer src={FILM} {...anyLength} /> },
      { name: 'at a host of films', shows: <VideoPlayer src="https://vimeo.com/76979871" {...words} /> },
    ]
  },
}
