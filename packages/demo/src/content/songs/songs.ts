import type { Credit, Song } from '../content-types.ts'
import { BAND_SONGS } from './band-songs.ts'
import { CHOIR_SONGS } from './choir-songs.ts'
import { ROAD_SONGS } from './road-songs.ts'

/** The songs of each record, by its slug and the English title of the track. */
export const SONGS: Readonly<Record<string, Readonly<Record<string, Song>>>> = {
  ...ROAD_SONGS,
  ...CHOIR_SONGS,
  ...BAND_SONGS,
}

const written = (en: string, ne: string): Credit => ['Written by', en, 'रचना', ne]
const played = (en: string, ne: string): Credit => ['Played by', en, 'वादन', ne]
const recorded = (en: string, ne: string): Credit => ['Recorded at', en, 'रेकर्डिङ स्थान', ne]

/** The credits of every track of a record that has no others. */
export const TRACK_CREDITS: Readonly<Record<string, readonly Credit[]>> = {
  'low-cloud': [
    written('Tara Nembang', 'तारा नेम्बाङ'),
    played('Tara Nembang', 'तारा नेम्बाङ'),
    recorded('A second floor in Patan', 'पाटनको एउटा दोस्रो तला'),
  ],
  'monsoon-receipts': [
    written('Madal Parliament', 'मादल संसद्'),
    played('All five members', 'पाँचै सदस्य'),
    recorded('The assembly tent', 'सभाको पाल'),
  ],
  'porter-songs': [
    written('Traditional and Dilu Rumba', 'परम्परागत र दिलु रुम्बा'),
    played('Dilu, Karma and Sonam Rumba', 'दिलु, कर्म र सोनाम रुम्बा'),
    recorded('Between Dolalghat and the last wall', 'दोलालघाट र अन्तिम पर्खालबीच'),
  ],
  'electric-jhyaure': [
    written('Night Bus Union', 'रात्रि बस युनियन'),
    played('Night Bus Union', 'रात्रि बस युनियन'),
    recorded('Counter seven, after the last departure', 'काउन्टर सात, अन्तिम बस छुटेपछि'),
  ],
  'exact-change': [
    written('Night Bus Union', 'रात्रि बस युनियन'),
    played('Night Bus Union', 'रात्रि बस युनियन'),
    recorded('A parked bus in Kalanki', 'कलङ्कीमा रोकेको बस'),
  ],
  'hymns-for-a-blocked-drain': [
    written('The third lane', 'तेस्रो गल्ली'),
    played('Third Lane Choir', 'तेस्रो गल्ली मण्डली'),
    recorded('The lane itself', 'त्यही गल्ली'),
  ],
  'brass-for-a-winter-wedding': [
    written('Kalika Brass', 'कालिका ब्यान्ड'),
    played('Kalika Brass', 'कालिका ब्यान्ड'),
    recorded('A party venue in Thimi', 'ठिमीको एउटा पार्टी प्यालेस'),
  ],
  'the-dapha-tapes': [
    written('Traditional, arranged by Sunita Balami', 'परम्परागत, संयोजन सुनिता बलामी'),
    played('Sunita Balami and the dapha group', 'सुनिता बलामी र दाफा खलः'),
    recorded('The rest house by the door', 'ढोकाछेउको पाटी'),
  ],
  'schedule-four': [
    written('Power Cut', 'बत्ती गयो'),
    played('Power Cut', 'बत्ती गयो'),
    recorded('The substation', 'सबस्टेसन'),
  ],
  'slow-milk': [
    written('Phurba Chyaba', 'फुर्बा छ्याबा'),
    played('Phurba and the Slow Yaks', 'फुर्बा र ढिला चौँरी'),
    recorded('The cheese store', 'चिज भण्डार'),
  ],
  'one-string-short': [
    written('Jhuma Tamot', 'झुमा तामोट'),
    played('Jhuma Tamot', 'झुमा तामोट'),
    recorded('The cycle repair', 'साइकल मर्मत पसल'),
  ],
  'ward-minutes': [
    written('The minutes of the ward', 'वडाको माइन्युट'),
    played('Ward Number Five', 'वडा नम्बर पाँच'),
    recorded('The meeting hall of the ward', 'वडाको सभाकक्ष'),
  ],
  'mechi-for-four': [
    written('Mechi Quartet', 'मेची चौकडी'),
    played('Mechi Quartet', 'मेची चौकडी'),
    recorded('A tea factory in Ilam', 'इलामको चिया कारखाना'),
  ],
}
