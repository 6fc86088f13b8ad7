export const HOME_PATH = '/'

export const artistPath = (slug: string) => `/artist/${encodeURIComponent(slug)}`
