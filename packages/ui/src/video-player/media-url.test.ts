import { describe, expect, it } from 'vitest'
import { embedUrl, isOtherOrigin } from './media-url.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&playsinline=1&rel=0&hl=en'
const hosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

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
    expect(embedUrl(src, { language: 'en', hosts })).toBe(frame)
  })

  it('requests the language of the page', () => {
    expect(embedUrl('https://youtu.be/dQw4w9WgXcQ', { language: 'ne', hosts })).toContain('hl=ne')
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
    expect(embedUrl(src, { language: 'en', hosts })).toBeUndefined()
  })

  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://vimeo.com/76979871',
    'https://films.example.com/embed/a',
    'https://films.example:8443/embed/a',
    'http://films.example/embed/a',
  ])('%s is not framed where its host is not allowed', (src) => {
    expect(embedUrl(src, { language: 'en', hosts: ['https://films.example'] })).toBeUndefined()
  })

  it.each([
    { src: 'https://films.example/embed/a', frame: 'https://films.example/embed/a?autoplay=1' },
    { src: 'https://films.example/embed?id=a#b', frame: 'https://films.example/embed?id=a&autoplay=1#b' },
    { src: 'http://127.0.0.1:4100/film/embed/a', frame: 'http://127.0.0.1:4100/film/embed/a?autoplay=1' },
  ])('$src of any other allowed host is framed as it is, and plays', ({ src, frame }) => {
    const allowed = ['https://films.example', 'http://127.0.0.1:4100']
    expect(embedUrl(src, { language: 'en', hosts: allowed })).toBe(frame)
  })

  it('a page of YouTube or Vimeo that is no film stays out, also where the host is allowed', () => {
    const allowed = ['https://www.youtube.com', 'https://vimeo.com', ...hosts]
    for (const src of ['https://www.youtube.com/@somebody', 'https://vimeo.com/channels/staffpicks'])
      expect(embedUrl(src, { language: 'en', hosts: allowed })).toBeUndefined()
  })
})

it.each([
  { src: 'https://films.example/a', is: true },
  { src: 'http://127.0.0.1:4100/a', is: true },
  { src: '/v1/media/film.m3u8', is: false },
  { src: 'blob:https://dabali.example/a', is: false },
  { src: '', is: false },
])('that $src is at another host is $is', ({ src, is }) => {
  expect(isOtherOrigin(src)).toBe(is)
})
