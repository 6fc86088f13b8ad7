import { COMPOSED_RECORDS } from './build/demo.ts'
import { DEMO_PICTURES } from './build/pictures.ts'
import { buildPictures, PICTURES_FOLDER } from './illustrations/picture-cache.ts'
import { buildMusic } from './media/music/phrase-cache.ts'

const started = performance.now()
const drawn = await buildPictures(DEMO_PICTURES, PICTURES_FOLDER)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(`${drawn} of ${DEMO_PICTURES.length} pictures drawn in ${seconds} s\n`)
await buildMusic(COMPOSED_RECORDS.map(({ slug }) => slug))
