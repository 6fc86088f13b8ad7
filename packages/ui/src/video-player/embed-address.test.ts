import { describe, expect, it } from 'vitest'
import { embedAddress } from './embed-address.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&hl=en'

describe('embedAddress', () => {
  it.each([
    { src: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'http://youtube.com/watch/?v=dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'https://youtu.be/dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'https://www.youtube.com/embed/dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'https://www.youtube.com/shorts/dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', frame: YOUTUBE },
    { src: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', frame: YOUTUBE },
    { src: 'https://youtu.be/dQw4w9WgXcQ?t=90', frame: `${YOUTUBE}&start=90` },
    { src: 'https://youtu.be/dQw4w9WgXcQ?t=1m30s', frame: `${YOUTUBE}&start=90` },
    { src: 'https://youtu.be/dQw4w9WgXcQ?t=1h2s', frame: `${YOUTUBE}&start=3602` },
    { src: 'https://youtu.be/dQw4w9WgXcQ?t=soon', frame: YOUTUBE },
    { src: 'https://vimeo.com/76979871', frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1' },
    {
      src: 'https://vimeo.com/76979871/8272103f6e',
      frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    },
    {
      src: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
      frame: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    },
  ])('$src is framed as $frame', ({ src, frame }) => {
    expect(embedAddress(src, 'en')).toBe(frame)
  })

  it('asks for the language of the page', () => {
    expect(embedAddress('https://youtu.be/dQw4w9WgXcQ', 'ne')).toContain('hl=ne')
  })

  it.each([
    '/v1/media/film.m3u8',
    '/v1/media/film.mp4',
    'https://example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/@somebody',
    'https://youtube.com/watch?v=short',
    'https://youtube.com/watch?v=dQw4w9WgXcQ%22%3E%3Cscript',
    'https://vimeo.com/channels/staffpicks',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    '',
  ])('%s is no film of theirs', (src) => {
    expect(embedAddress(src, 'en')).toBeUndefined()
  })
})
