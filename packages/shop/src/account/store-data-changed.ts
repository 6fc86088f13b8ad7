/** Told to the window when the cookie of storeData was changed, here or in another tab. */
export const STORE_DATA_CHANGED = 'storedata'
