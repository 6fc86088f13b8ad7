import type { Series } from './content-types.ts'

export const SERIES: readonly Series[] = [
  {
    slug: 'inspector-rokaya',
    title: { en: 'Inspector Rokaya', ne: 'निरीक्षक रोकाया' },
    summary: {
      en: 'Mysteries from the hills by Ganga Chidi. The inspector was sent there as a punishment, and the hills have not got over it.',
      ne: 'गङ्गा चिदीका पहाडी रहस्यकथा। निरीक्षकलाई सजायस्वरूप पहाड पठाइएको हो; पहाड अझै अक्क न बक्क छ।',
    },
    works: ['harayeko-sailo', 'the-case-of-the-second-goat'],
  },
  {
    slug: 'the-music-notebooks',
    title: { en: 'The Music Notebooks', ne: 'सङ्गीतका कापी' },
    summary: {
      en: 'Anju Kapali and her friends fill one notebook for each instrument, or for each person who carried it. They can be read in any order; she would start with the sarangi.',
      ne: 'अन्जु कपाली र साथीहरूले हरेक बाजा, वा बाजा बोक्ने हरेक मान्छेका लागि एउटा कापी भरेका छन्। जुनबाट थाले पनि हुन्छ; उनी भने सारङ्गीबाट थाल्थिन्।',
    },
    works: ['sarangiko-saas', 'geet-khojda', 'what-the-madal-says'],
  },
]
