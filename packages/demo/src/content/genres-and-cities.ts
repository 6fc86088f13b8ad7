type Named = { slug: string; name: { en: string; ne: string } }

/** What lists are filtered by; artists and events name them by slug. */
export const GENRES = [
  { slug: 'folk', name: { en: 'Folk', ne: 'लोक' } },
  { slug: 'drums', name: { en: 'Drums', ne: 'ताल बाजा' } },
  { slug: 'songs', name: { en: 'Songs', ne: 'गीत' } },
  { slug: 'hymns', name: { en: 'Hymns', ne: 'भजन' } },
  { slug: 'brass', name: { en: 'Brass', ne: 'ब्यान्ड बाजा' } },
  { slug: 'rock', name: { en: 'Rock', ne: 'रक' } },
  { slug: 'electronic', name: { en: 'Electronic', ne: 'इलेक्ट्रोनिक' } },
  { slug: 'spoken-word', name: { en: 'Rap and spoken word', ne: 'र्‍याप र वाचन' } },
  { slug: 'chamber', name: { en: 'Chamber music', ne: 'चेम्बर सङ्गीत' } },
] as const satisfies readonly Named[]

export type Genre = (typeof GENRES)[number]['slug']

export const CITIES = [
  { slug: 'patan', name: { en: 'Patan', ne: 'पाटन' } },
  { slug: 'kathmandu', name: { en: 'Kathmandu', ne: 'काठमाडौँ' } },
  { slug: 'bhaktapur', name: { en: 'Bhaktapur', ne: 'भक्तपुर' } },
  { slug: 'pharping', name: { en: 'Pharping', ne: 'फर्पिङ' } },
  { slug: 'pokhara', name: { en: 'Pokhara', ne: 'पोखरा' } },
  { slug: 'kakarbhitta', name: { en: 'Kakarbhitta', ne: 'काँकडभिट्टा' } },
] as const satisfies readonly Named[]

export type City = (typeof CITIES)[number]['slug']
