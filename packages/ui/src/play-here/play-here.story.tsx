import { FilmPoster } from '../film-poster/film-poster.tsx'
import type { Story } from '../gallery/story.ts'
import { FILM_WORDS } from '../video-player/fixture/film-words.ts'
import { PlayHere } from './play-here.tsx'

const WORDS = {
  en: { film: 'Watch', reading: 'Hear a sample' },
  ne: { film: 'हेर्नुहोस्', reading: 'नमुना सुन्नुहोस्' },
} as const
const FILM = new URL('../video-player/fixture/film.webm', import.meta.url).pathname
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#871f4b" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#ffa21f"/></svg>')}`

export const playHereStory: Story = {
  name: 'play-here',
  states: (language) => {
    const { film, reading } = WORDS[language]
    const { length, ...words } = FILM_WORDS[language]
    const picture = <img src={PICTURE} alt="" />
    const player = { src: FILM, language, ...words }
    return [
      { name: 'a line of text', shows: <PlayHere {...player} open={reading} isHeard /> },
      {
        name: 'the poster itself',
        shows: (
          <PlayHere {...player} open={film} length={length} poster={picture}>
            <FilmPoster watch={film} length={length}>
              {picture}
            </FilmPoster>
          </PlayHere>
        ),
      },
    ]
  },
}
