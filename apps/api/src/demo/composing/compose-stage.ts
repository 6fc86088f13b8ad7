import type { DemoMedia, DemoTrack } from '../demo.ts'
import type { Credit, Event, Interview, RecordSleeve, Session, Volume } from '../words.ts'
import { morningOf } from './clock.ts'
import { contentOf } from './compose-contents.ts'
import { announcedAt } from './compose-dates.ts'
import { html, minutesIn } from './write.ts'

type Language = 'en' | 'ne'

const LABEL = { en: 'Dabali', ne: 'डबली' }

const creditsIn = (credits: readonly Credit[], language: Language) =>
  credits.map(([roleEn, nameEn, roleNe, nameNe]) =>
    language === 'en' ? { role: roleEn, name: nameEn } : { role: roleNe, name: nameNe },
  )

export const composeRecords = (records: readonly RecordSleeve[], now: Date) =>
  records.map((record) =>
    contentOf('record', record, {
      published_at: morningOf(record.released_on, now),
      picture: `sleeve:${record.slug}`,
      facts: {
        released_on: record.released_on,
        catalogue_number: record.catalogue_number,
        format: record.format,
      },
      words: (language) => ({ label: LABEL[language], credits: creditsIn(record.credits, language) }),
    }),
  )

export const composeTracks = (records: readonly RecordSleeve[], { previews }: DemoMedia): DemoTrack[] =>
  records.flatMap(({ slug, tracks }, shift) =>
    tracks.map(([en, ne, lasts], at) => ({
      record: slug,
      position: at + 1,
      duration_seconds: minutesIn(lasts),
      preview_media: previews[(shift + at) % previews.length] ?? null,
      title: { en, ne },
    })),
  )

export const composeEvents = (events: readonly Event[], now: Date) =>
  events.map((event) =>
    contentOf('event', event, {
      published_at: announcedAt(event, now),
      picture: `poster:${event.slug}`,
      facts: event.refund_hours === undefined ? {} : { refund_hours: event.refund_hours },
      words: (language) => ({ refund_rule: event.refund[language], organizer: event.organizer[language] }),
    }),
  )

export const composeInterviews = (interviews: readonly Interview[], { heard }: DemoMedia, now: Date) =>
  interviews.map((interview) =>
    contentOf('interview', interview, {
      published_at: morningOf(interview.published_on, now),
      picture: `block:${interview.slug}`,
      facts: { audio_media: (interview.heard && heard[interview.slug]) ?? null },
      words: (language) => ({
        ...(interview.heard && { transcript: html(interview.heard[language]) }),
        pull_quote: interview.pull_quote[language],
        exchanges: interview.exchanges.map(([questionEn, answerEn, questionNe, answerNe]) =>
          language === 'en'
            ? { question: questionEn, answer: html([answerEn]) }
            : { question: questionNe, answer: html([answerNe]) },
        ),
      }),
    }),
  )

export const composeSessions = (sessions: readonly Session[], { sessions: films, filmsUrl }: DemoMedia, now: Date) =>
  sessions.map((session) => {
    const { hosted_film: hosted } = session
    const src = hosted && filmsUrl ? filmsUrl + hosted : films[session.slug]
    return contentOf('session', session, {
      published_at: morningOf(session.published_on, now),
      picture: `stage:${session.slug}`,
      facts: {
        recorded_on: session.recorded_on,
        duration_seconds: minutesIn(session.lasts),
        video: src === undefined ? null : { src },
      },
      words: (language) => ({
        place: session.place[language],
        crew: creditsIn(session.crew, language),
        set_list: session.set_list.map(([startsAt, en, ne]) => ({
          starts_at_seconds: minutesIn(startsAt),
          title: language === 'en' ? en : ne,
        })),
      }),
    })
  })

export const composeVolumes = (volumes: readonly Volume[], now: Date) =>
  volumes.map((volume) =>
    contentOf('volume', volume, {
      published_at: morningOf(volume.published_on, now),
      picture: `stage:${volume.slug}`,
      facts: { number: volume.number },
      words: (language) => ({ theme: volume.theme[language] }),
    }),
  )
