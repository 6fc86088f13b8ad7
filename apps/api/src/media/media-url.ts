export const mediaUrl = (name: string) => `/v1/media/${name}`
