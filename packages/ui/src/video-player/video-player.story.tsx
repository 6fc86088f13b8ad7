import type { Story } from '../gallery/story.ts'
import { FILM_WORDS } from './fixture/film-words.ts'
import { VideoPlayer } from './video-player.tsx'

const POSTER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#871f4b" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#ffa21f"/><path d="M3 6.5h10V9H3z"/></svg>')}`
const FILM = new URL('./fixture/film.webm', import.meta.url).pathname
const hosts = ['https://player.vimeo.com']
const HOSTING = {
  en: { hosts, texts: { notAllowed: 'This film cannot be played here', openAtHost: 'Watch it at its host' } },
  ne: { hosts, texts: { notAllowed: 'यो भिडियो यहाँ चल्दैन', openAtHost: 'मूल साइटमा हेर्नुहोस्' } },
}

export const videoPlayerStory: Story = {
  name: 'video-player',
  states: (language) => {
    const words = { ...FILM_WORDS[language], language }
    const { length: _length, ...anyLength } = words
    return [
      {
        name: 'a poster, its button and its length',
        shows: <VideoPlayer src={FILM} poster={<img src={POSTER} alt="" />} {...words} />,
      },
      { name: 'without a poster', shows: <VideoPlayer src={FILM} {...anyLength} /> },
      {
        name: 'at a host of films',
        shows: <VideoPlayer src="https://vimeo.com/76979871" hosting={HOSTING[language]} {...words} />,
      },
      {
        name: 'at a host that is not allowed',
        shows: <VideoPlayer src="https://films.example/a" hosting={HOSTING[language]} {...words} />,
      },
    ]
  },
}
