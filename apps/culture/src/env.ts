import {
  readApiOrigin,
  readFilmHosts,
  readInternalSecret,
  readOrigin,
  readPixelUrl,
  readPort,
  readTrustedProxies,
} from '@dabali/site/env'

/** Everything that the culture site reads from its environment. */
export function readEnvironment() {
  const port = readPort('CULTURE_PORT', 3001)
  return {
    port,
    apiOrigin: readApiOrigin(),
    internalSecret: readInternalSecret(),
    trustedProxies: readTrustedProxies(),
    pixelUrl: readPixelUrl(),
    filmHosts: readFilmHosts(),
    /** The address that visitors know the site by. */
    origin: readOrigin('CULTURE_ORIGIN', `http://localhost:${port}`),
    storeOrigin: readOrigin('STORE_ORIGIN', `http://localhost:${readPort('STORE_PORT', 3000)}`),
  }
}
