import type { ListedVenue } from '@dabali/api-client'
import { writeDigits } from '@dabali/domain'
import { textLanguage } from '@dabali/ui/text'
import { getTranslations } from 'next-intl/server'
import { pageLanguage } from '../request-context.ts'
import { createProjection, placeLabels, spreadPoints } from './map-projection.ts'
import { BORDER, CITY_LABELS, COUNTRY, type Place, RING_ROAD, RIVERS, VALLEY } from './map-shapes.ts'
import styles from './venue-map.module.css'

const WIDTH = 640
/** Pins of a map that is as wide as a page, and of one on a phone, which is half as wide and touched by a finger. */
const PINS = {
  wide: { radius: 17, touched: 22, fontSize: 17 },
  narrow: { radius: 34, touched: 50, fontSize: 28 },
}
const valley = createProjection(VALLEY, WIDTH)
const country = createProjection(COUNTRY, WIDTH)
const CITIES = Object.keys(CITY_LABELS) as (keyof typeof CITY_LABELS)[]
const RIVER_NAMES = Object.keys(RIVERS) as (keyof typeof RIVERS)[]

export type NumberedVenue = ListedVenue & { number: number }

const placeOf = ({ longitude, latitude }: ListedVenue): Place | undefined =>
  longitude === null || latitude === null ? undefined : [longitude, latitude]

/** The venues of the valley on a map with its rivers and the ring road, the others on one of the country. */
export async function VenueMaps({ venues }: { venues: readonly NumberedVenue[] }) {
  const t = await getTranslations('venues')
  const language = await pageLanguage()
  const located = venues.flatMap((venue) => {
    const place = placeOf(venue)
    return place ? [{ venue, place }] : []
  })
  const near = located.filter(({ place }) => valley.contains(place))
  const far = located.filter(({ place }) => !valley.contains(place) && country.contains(place))
  return (
    <div className={styles.maps}>
      {near.length > 0 && (
        <figure>
          <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${valley.height}`}>
            <title>{t('valleyMap')}</title> <path className={styles.city} d={`${valley.toPath(RING_ROAD)}Z`} />
            {RIVER_NAMES.map((name) => (
              <path key={name} className={styles.river} d={valley.toPath(RIVERS[name])} />
            ))}
            <path className={styles.road} d={`${valley.toPath(RING_ROAD)}Z`} />
            <Pins
              map={valley}
              pins={near.map(({ venue, place }) => ({ venue, ...valley.toPoint(place) }))}
              labels={CITIES.map((city) => ({ text: t(`city.${city}`), ...valley.toPoint(CITY_LABELS[city]) }))}
            />
          </svg>
          <figcaption className="quiet small">{t('valley')}</figcaption>
        </figure>
      )}
      {far.length > 0 && (
        <figure>
          <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${country.height}`}>
            <title>{t('countryMap')}</title>
            <path className={styles.city} d={`${country.toPath(BORDER)}Z`} />
            <path className={styles.valley} d={valleyFrame()} />
            <Pins
              map={country}
              pins={far.map(({ venue, place }) => ({ venue, ...country.toPoint(place) }))}
              labels={[]}
            />
          </svg>
          <figcaption className="quiet small" lang={textLanguage(t('country'), language)}>
            {t('country')}
          </figcaption>
        </figure>
      )}
    </div>
  )
}

/** Where the map of the valley is on that of the country. */
function valleyFrame(): string {
  const [west, south, east, north] = VALLEY
  const corners: Place[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
  return `${country.toPath(corners)}Z`
}

type Point = { x: number; y: number }
type PinsProps = {
  map: { width: number; height: number }
  pins: readonly (Point & { venue: NumberedVenue })[]
  labels: readonly (Point & { text: string })[]
}

/** Numbered links to the entries of the list and the names of cities, once for each width; styles show one of the two. */
async function Pins({ map, pins, labels }: PinsProps) {
  const language = await pageLanguage()
  const { width, height } = map
  return (['wide', 'narrow'] as const).map((screen) => {
    const { radius, touched, fontSize } = PINS[screen]
    const spread = spreadPoints(pins, { distance: touched * 2, width, height })
    return (
      <g key={screen} className={styles[screen]}>
        {placeLabels(labels, { pins: spread, radius, fontSize, width, height }).map(({ text, x, y }) => (
          <text key={text} className={styles.label} x={x} y={y}>
            {text}
          </text>
        ))}
        {spread.map(({ venue, x, y }) => {
          const number = writeDigits(venue.number, language)
          return (
            <a key={venue.slug} className={styles.pin} href={`#${venue.slug}`} aria-label={`${number}, ${venue.name}`}>
              <circle className={styles.touched} cx={x} cy={y} r={touched} />
              <circle className={styles.dot} cx={x} cy={y} r={radius} />
              <text x={x} y={y} dy="0.35em">
                {number}
              </text>
            </a>
          )
        })}
      </g>
    )
  })
}
