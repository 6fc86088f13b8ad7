import type { Song } from '../content-types.ts'

/** Songs of the bands and of the street. */
export const BAND_SONGS: Readonly<Record<string, Readonly<Record<string, Song>>>> = {
  'electric-jhyaure': {
    'Window Seat': {
      lyrics: {
        language: 'ne',
        text: [
          'झ्यालको सिट मेरो थियो',
          'टिकटमा लेखेको थियो',
          'बसेको छ अर्कै मान्छे',
          'काखमा उसको कुखुरा छ',
          '',
          'हावा खान्छ उसको कुखुरो',
          'धुलो खान्छु म बरु',
          'कोशी आयो, देखिन मैले',
          'कुखुराले देख्यो पहिले',
        ],
        romanised: [
          'Jhyalko seat mero thiyo',
          'Ticketma lekheko thiyo',
          'Baseko chha arkai manchhe',
          'Kakhma usko kukhura chha',
          '',
          'Hawa khanchha usko kukhuro',
          'Dhulo khanchhu ma baru',
          'Koshi aayo, dekhina maile',
          'Kukhurale dekhyo pahile',
        ],
        translation: [
          'The window seat was meant for me,',
          'the ticket says it clearly.',
          'Another man is sitting there,',
          'a hen upon his knees.',
          '',
          'His hen is taking all the air,',
          'I take what dust is left.',
          'The Koshi came; I saw it not,',
          'the hen has seen it first.',
        ],
      },
    },
  },
  'exact-change': {
    'Exact Change': {
      lyrics: {
        language: 'en',
        text: [
          'I have a note of a thousand rupees,',
          'he has a bag of none.',
          'The fare is twenty to Kalanki,',
          'the wheels have all begun.',
          '',
          'Exact change, sister, exact change, brother,',
          'he sings it down the aisle.',
          'I paid him with a verse of this',
          'and rode another mile.',
        ],
      },
    },
  },
  'one-string-short': {
    'Baba Took the Bus': {
      lyrics: {
        language: 'ne',
        text: [
          'बुबा बसमा, म साइकलमा',
          'एकतारे बाँधेँ ह्यान्डलमा',
          'चोकमा भेट्ने कुरा थियो',
          'चोक भने सरिसकेछ',
          '',
          'खुट्टा मेरो, बाटो मेरो',
          'घण्टी पनि आफ्नै हो',
          'बुबा पुगे अघि भन्छन्',
          'पुगेको त गीत पो',
        ],
        romanised: [
          'Buba basma, ma cycalma',
          'Ektare bandhen handalma',
          'Chokma bhetne kura thiyo',
          'Chok bhane sarisakechha',
          '',
          'Khutta mero, bato mero',
          'Ghanti pani aafnai ho',
          'Buba puge aghi bhanchhan',
          'Pugeko ta git po',
        ],
        translation: [
          'Father by bus and I by cycle,',
          'the ektare tied to the handlebar.',
          'We were to meet at the crossing;',
          'the crossing, though, had moved.',
          '',
          'My own two legs, my own good road,',
          'the bell as well is mine.',
          'Father was there before, they say;',
          'what got there was the song.',
        ],
      },
    },
  },
  'schedule-four': {
    'Candle, Second Drawer': {
      lyrics: {
        language: 'en',
        text: [
          'Second drawer, behind the string,',
          'under the bill they sent,',
          'there is a candle, there is a match,',
          'and one of them is bent.',
          '',
          'Count to four and it is light,',
          'count to eight and it is not.',
          'We know the timetable by heart',
          'and eat the rice while it is hot.',
        ],
      },
    },
  },
}
