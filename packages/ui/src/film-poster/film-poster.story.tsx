import type { Story } from '../gallery/story.ts'
import { FilmPoster } from './film-poster.tsx'

const WORDS = { en: { watch: 'Watch', length: '31:08' }, ne: { watch: 'हेर्नुहोस्', length: '३१:०८' } } as const
const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#1f3f86" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#f2c200"/></svg>')}`

export const filmPosterStory: Story = {
  name: 'film-poster',
  states: (language) => {
    const { watch, length } = WORDS[language]
    const picture = <img src={PICTURE} alt="" />
    return [
      {
        name: 'with its length',
        shows: (
          <FilmPoster watch={watch} length={length}>
            {picture}
          </FilmPoster>
        ),
      },
      { name: 'of a length that nobody knows', shows: <FilmPoster watch={watch}>{picture}</FilmPoster> },
    ]
  },
}
