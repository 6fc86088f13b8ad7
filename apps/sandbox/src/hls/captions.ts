import { FILM_SEGMENTS, type FilmName, SEGMENT_SECONDS } from './films.ts'

export const CAPTION_LANGUAGES = [
  { language: 'en', name: 'English', rendition: 'captions-en' },
  { language: 'ne', name: 'नेपाली', rendition: 'captions-ne' },
] as const

type Caption = readonly [en: string, ne: string]

/** What is heard in each segment of a film. */
const CAPTIONS: Readonly<Record<FilmName, readonly Caption[]>> = {
  'long-night': [
    ['(a tungna, and a madal that waits for it)', '(टुङ्ना, र उसैलाई पर्खिरहेको मादल)'],
    ['(five madals begin together)', '(पाँच मादल सँगै सुरु हुन्छन्)'],
    ['(the tune comes round again)', '(धुन फेरि घुम्छ)'],
    ['(the drums fade)', '(मादल मधुरो हुँदै जान्छ)'],
  ],
  dapha: [
    ['(a sarangi over a drone)', '(तानपुरामाथि सारङ्गी)'],
    ['Sunita: The lamp is lit, the square is awake.', 'सुनिता: बत्ती बल्यो, डबली ब्युँझियो।'],
    ['Choir: The lamp is lit, the square is awake.', 'मण्डली: बत्ती बल्यो, डबली ब्युँझियो।'],
    ['(cymbals; the line ends)', '(झ्यालीको आवाज; हरफ सकिन्छ)'],
  ],
  'ward-five': [
    ['(slow strings, rain on the roof)', '(तारको सुस्त धुन, छानामा पानी)'],
    ['Chair: Item four. The bulb.', 'अध्यक्ष: बुँदा चार। चिम।'],
    ['Ward Five: We object to the dark.', 'वडा पाँच: अँध्यारोप्रति हाम्रो विरोध छ।'],
    ['Chair: The objection is minuted.', 'अध्यक्ष: विरोध माइन्युटमा लेखियो।'],
  ],
  wedding: [
    ['(a jhyaure; the band marches in)', '(झ्याउरे; ब्यान्ड भित्रिन्छ)'],
    ['(trumpets)', '(तुरही)'],
    ['Band: Dance, the chairs are empty.', 'ब्यान्ड: नाचौँ, कुर्सी खाली छन्।'],
    ['(the euphoniums answer)', '(युफोनियमको जवाफ)'],
  ],
}

/** Ticks of an MPEG clock, which begins again after 33 bits. */
const CLOCK_HZ = 90_000n
const CLOCK_ROUND = 2n ** 33n

/** The captions of one segment as WebVTT, on the clock of the pictures. */
export function captionsOf(film: FilmName, rendition: string, number: number): string | undefined {
  const index = CAPTION_LANGUAGES.findIndex((each) => each.rendition === rendition)
  const text = CAPTIONS[film][number % FILM_SEGMENTS]?.[index]
  if (text === undefined) return undefined
  const clock = (BigInt(number * SEGMENT_SECONDS) * CLOCK_HZ) % CLOCK_ROUND
  return `WEBVTT
X-TIMESTAMP-MAP=MPEGTS:${clock},LOCAL:00:00:00.000

00:00:00.100 --> 00:00:03.900
${text}
`
}
