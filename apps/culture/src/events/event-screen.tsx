import { ContentPage } from '../content/content-page.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { eventPath } from '../paths.ts'
import { eventJsonLd } from '../seo/json-ld/event-json-ld.ts'
import { EventNight } from './event-night.tsx'
import { readEvent } from './events.ts'

/** One event: when and where, its tickets, who plays, and what else there is of it. */
export async function EventScreen({ slug }: { slug: string }) {
  const language = await pageLanguage()
  return (
    <ContentPage
      slug={slug}
      pathOf={eventPath}
      read={() => readEvent(slug, language)}
      list="events"
      told={{ name: ({ title }) => title, about: eventJsonLd }}
    >
      {(event) => <EventNight event={event} />}
    </ContentPage>
  )
}
