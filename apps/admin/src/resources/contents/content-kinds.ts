import type { StaffContent } from '@dabali/api-client/staff'
import type { Shape } from '../../fields/crop.ts'

export type Kind = StaffContent['kind']
type Named = { path: string }

/** A field of a document beside those that all kinds have. Its label is `resources.contents.fields.<last part of path>`. */
export type Field =
  | (Named & { type: 'pair'; multiline?: boolean; rich?: boolean })
  /** Lists of words in both languages, or one list for both. */
  | (Named & { type: 'words'; isShared?: boolean })
  | (Named & { type: 'line' | 'text' | 'date' | 'check'; isNullable?: boolean })
  /** `isRequired`: a draft may lack it, but it is not published without. */
  | (Named & { type: 'number'; isNullable?: boolean; isRequired?: true; minimum?: number })
  /** A public file that can be uploaded; its length goes to the fields of `seconds`, relative to this one. */
  | (Named & { type: 'media'; kind: 'audio' | 'video'; seconds: readonly string[]; isNullable?: boolean })
  /** The name of a further picture. */
  | (Named & { type: 'picture'; shapes: readonly Shape[] })
  | (Named & { type: 'choice'; choices: readonly string[] })
  | (Named & { type: 'list'; fields: readonly Field[]; blank: object; addsFiles?: true })
  /** Fields that a document has or has not. */
  | (Named & { type: 'group'; fields: readonly Field[]; blank: object })

const BLANK = { en: '', ne: '' }
const pair = (path: string): Field => ({ type: 'pair', path })
const people = (path: string): Field => ({
  type: 'list',
  path,
  fields: [pair('role'), pair('name')],
  blank: { role: BLANK, name: BLANK },
})
const times = (path: string): Field => ({
  type: 'list',
  path,
  fields: [{ type: 'number', path: 'starts_at_seconds' }, pair('title')],
  blank: { starts_at_seconds: 0, title: BLANK },
})
const genres: Field = { type: 'words', path: 'genres', isShared: true }

type KindFields = { site: 'store' | 'culture'; fields: readonly Field[]; links: readonly Kind[] }

/** The frames in which the site shows the picture of a kind; the first is the one of its own page. */
export const SHAPES: Readonly<Record<Kind, readonly Shape[]>> = {
  article: ['wide', 'photo', 'whole'],
  booklist: ['wide', 'photo', 'whole'],
  page: ['wide', 'photo', 'whole'],
  artist: ['portrait', 'square', 'whole'],
  event: ['whole', 'cover', 'square', 'wide'],
  record: ['square', 'whole'],
  interview: ['portrait', 'square', 'wide', 'whole'],
  session: ['wide', 'whole'],
  volume: ['wide', 'photo', 'whole'],
  news: ['wide', 'photo', 'whole'],
}

/** What each kind has; the same as its document in the API. */
export const KINDS: Readonly<Record<Kind, KindFields>> = {
  article: {
    site: 'store',
    fields: [pair('texts.byline')],
    links: ['article', 'artist', 'record', 'volume', 'booklist'],
  },
  booklist: { site: 'store', fields: [pair('texts.curator')], links: ['article', 'booklist'] },
  page: { site: 'store', fields: [], links: [] },
  artist: {
    site: 'culture',
    fields: [
      pair('texts.home'),
      { type: 'words', path: 'texts.genres' },
      genres,
      {
        type: 'list',
        path: 'facts.links',
        fields: [
          { type: 'line', path: 'label' },
          { type: 'line', path: 'url' },
        ],
        blank: { label: '', url: 'https://' },
      },
    ],
    links: ['record', 'event', 'session', 'interview', 'news', 'volume', 'article'],
  },
  event: {
    site: 'culture',
    fields: [
      pair('texts.organizer'),
      {
        type: 'list',
        path: 'texts.running_order',
        fields: [
          { type: 'number', path: 'after_minutes' },
          pair('title'),
          { type: 'pair', path: 'about', multiline: true },
          { type: 'check', path: 'is_break' },
        ],
        blank: { after_minutes: 0, title: BLANK, about: BLANK, is_break: false },
      },
      { type: 'pair', path: 'texts.refund_rule', multiline: true },
      { type: 'number', path: 'facts.refund_hours', isNullable: true },
      { type: 'check', path: 'facts.for_children' },
      { type: 'picture', path: 'facts.square_picture', shapes: ['square'] },
      genres,
    ],
    links: ['artist', 'record', 'session', 'interview', 'news', 'volume'],
  },
  record: {
    site: 'culture',
    fields: [
      pair('texts.label'),
      { type: 'date', path: 'facts.released_on', isNullable: true },
      { type: 'line', path: 'facts.catalogue_number' },
      { type: 'choice', path: 'facts.format', choices: ['album', 'ep', 'single'] },
      {
        type: 'list',
        path: 'tracks',
        addsFiles: true,
        fields: [
          pair('title'),
          { type: 'number', path: 'duration_seconds' },
          {
            ...{ type: 'media', path: 'preview_media', kind: 'audio', isNullable: true },
            seconds: ['preview_seconds'],
          },
          { type: 'number', path: 'preview_seconds', isNullable: true },
          { type: 'check', path: 'is_instrumental' },
          {
            type: 'group',
            path: 'lyrics',
            fields: [
              { type: 'choice', path: 'language', choices: ['ne', 'en'] },
              { type: 'text', path: 'text' },
              { type: 'text', path: 'romanised', isNullable: true },
              { type: 'text', path: 'translation', isNullable: true },
            ],
            blank: { language: 'ne', text: '', romanised: null, translation: null },
          },
          people('credits'),
        ],
        blank: {
          title: BLANK,
          duration_seconds: 0,
          preview_media: null,
          preview_seconds: null,
          is_instrumental: false,
          lyrics: null,
          credits: [],
        },
      },
      people('texts.credits'),
      genres,
    ],
    links: ['artist', 'session', 'interview', 'news', 'volume', 'article', 'event'],
  },
  interview: {
    site: 'culture',
    fields: [
      { type: 'pair', path: 'texts.pull_quote', multiline: true },
      {
        type: 'list',
        path: 'texts.exchanges',
        fields: [
          { type: 'pair', path: 'question', multiline: true },
          { type: 'pair', path: 'answer', rich: true },
        ],
        blank: { question: BLANK, answer: BLANK },
      },
      { type: 'pair', path: 'texts.transcript', rich: true },
      { type: 'media', path: 'facts.audio_media', kind: 'audio', seconds: ['audio_seconds'], isNullable: true },
      { type: 'number', path: 'facts.audio_seconds', isNullable: true, minimum: 1 },
      times('texts.audio_chapters'),
    ],
    links: ['artist', 'record', 'event', 'session', 'volume', 'news'],
  },
  session: {
    site: 'culture',
    fields: [
      pair('texts.place'),
      { type: 'date', path: 'facts.recorded_on', isNullable: true },
      { type: 'number', path: 'facts.duration_seconds' },
      {
        type: 'group',
        path: 'facts.video',
        fields: [
          { type: 'media', path: 'src', kind: 'video', seconds: ['../duration_seconds'] },
          { type: 'line', path: 'poster', isNullable: true },
        ],
        blank: { src: '', poster: null },
      },
      times('texts.set_list'),
      people('texts.crew'),
      genres,
    ],
    links: ['artist', 'record', 'event', 'interview', 'volume', 'news'],
  },
  volume: {
    site: 'culture',
    fields: [
      { type: 'number', path: 'facts.number', isNullable: true, isRequired: true, minimum: 1 },
      pair('texts.theme'),
    ],
    links: ['artist', 'event', 'record', 'interview', 'session', 'news', 'article'],
  },
  news: {
    site: 'culture',
    fields: [pair('texts.byline'), { type: 'words', path: 'texts.tags' }],
    links: ['artist', 'event', 'record', 'interview', 'session', 'volume', 'news'],
  },
}

export const KIND_NAMES = Object.keys(KINDS) as Kind[]
export const STATES = ['draft', 'scheduled', 'published', 'unpublished'] as const
