const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Check ids before a query: PostgreSQL rejects text that is no UUID. */
export const isUuid = (text: string) => UUID.test(text)
