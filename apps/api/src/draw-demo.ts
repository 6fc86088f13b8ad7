import { buildArtwork } from './artwork/build-artwork.ts'
import { ARTWORK_FOLDER } from './artwork/load-artwork.ts'
import { DEMO_PICTURES } from './demo/pictures.ts'

const started = performance.now()
const drawn = await buildArtwork(DEMO_PICTURES, ARTWORK_FOLDER)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(`${drawn} of ${DEMO_PICTURES.length} pictures drawn in ${seconds} s\n`)
