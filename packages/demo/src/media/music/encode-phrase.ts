import Flac from 'libflacjs/dist/libflac.js'
import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE } from './instruments.ts'
import { PHRASE_SAMPLES } from './phrases.ts'

const MP3_KBIT = 48
export const MP3_FRAME_SECONDS = 576 / RATE
const MP3_FRAMES = PHRASE_SAMPLES / 576
const FLAC_BLOCK = 4608
const FLAC_LEVEL = 5
const FLAC_BITS = 16
/** The lowest bits are zero, which FLAC stores without cost: what is below is noise of the synthesis. */
const UNUSED = 2 ** 2
const LOUDEST = 2 ** (FLAC_BITS - 1) / UNUSED - 1

/** The frames of a phrase. Each encoding begins anew, so that frames of several phrases can follow each other. */
export type EncodedPhrase = { mp3: Uint8Array; flac: Uint8Array[] }

/** Encodes with LAME and libFLAC, both compiled for JavaScript. */
export async function createEncoder(): Promise<(sound: Float32Array) => EncodedPhrase> {
  const lame = await createMp3Encoder()
  return (sound) => {
    lame.configure({ sampleRate: RATE, channels: 1, bitrate: MP3_KBIT })
    const first = Buffer.from(lame.encode([sound]))
    const all = Buffer.concat([first, Buffer.from(lame.finalize())])
    // The encoder adds frames for its delay, which hold nothing but silence.
    return { mp3: all.subarray(0, MP3_FRAMES * mp3FrameBytes()), flac: encodeFlac(sound) }
  }
}

/** Bytes of a frame; LAME pads none at this rate and speed. */
export const mp3FrameBytes = () => (MP3_KBIT * 1000 * MP3_FRAME_SECONDS) / 8

function encodeFlac(sound: Float32Array): Uint8Array[] {
  const frames: Uint8Array[] = []
  const encoder = Flac.create_libflac_encoder(RATE, 1, FLAC_BITS, FLAC_LEVEL, sound.length, false, FLAC_BLOCK)
  Flac.init_encoder_stream(
    encoder,
    (bytes, _size, samples) => {
      if (samples > 0) frames.push(Uint8Array.from(bytes))
    },
    () => undefined,
  )
  const samples = Int32Array.from(sound, (each) => Math.round(each * LOUDEST) * UNUSED)
  Flac.FLAC__stream_encoder_process_interleaved(encoder, samples, samples.length)
  Flac.FLAC__stream_encoder_finish(encoder)
  Flac.FLAC__stream_encoder_delete(encoder)
  return frames
}
