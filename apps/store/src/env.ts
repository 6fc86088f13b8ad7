import {
  readApiOrigin,
  readFilmHosts,
  readInternalSecret,
  readOrigin,
  readPixelUrl,
  readPort,
  readTrustedProxies,
} from '@dabali/site/env'

/** Everything that the bookshop reads from its environment. */
export function readEnvironment() {
  const port = readPort('STORE_PORT', 3000)
  return {
    port,
    apiOrigin: readApiOrigin(),
    internalSecret: readInternalSecret(),
    trustedProxies: readTrustedProxies(),
    pixelUrl: readPixelUrl(),
    filmHosts: readFilmHosts(),
    /** The address that visitors know the site by. */
    origin: readOrigin('STORE_ORIGIN', `http://localhost:${port}`),
    cultureOrigin: readOrigin('CULTURE_ORIGIN', `http://localhost:${readPort('CULTURE_PORT', 3001)}`),
  }
}
