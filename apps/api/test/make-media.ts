import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')

/** Films and sounds that the project has. */
export const FILM_MP4 = readFileSync(join(ROOT, 'apps/sandbox/src/film/film.mp4'))
export const FILM_WEBM = readFileSync(join(ROOT, 'packages/ui/src/video-player/fixture/film.webm'))
export const SOUND_WEBM = readFileSync(join(ROOT, 'packages/ui/src/audio-player/fixture/part-1.webm'))
export const SOUND_M4A = readFileSync(join(ROOT, 'packages/demo/src/media/files/kettle.m4a'))

/** A box of an MP4 with nothing in it. */
export function freeBox(size: number) {
  const box = Buffer.alloc(size)
  box.writeUInt32BE(size)
  box.write('free', 4, 'latin1')
  return box
}

let seed = 0

/** Silence of 128 kbit/s, a frame of which has 1152 samples; each file has bytes of its own. */
export function makeMp3({ frames = 200 } = {}) {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xfffb9000)
  seed += 1
  const title = Buffer.from(`\0${seed}.${Math.random()}`)
  const tag = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0', 'latin1'), Buffer.from([10 + title.length])])
  const name = Buffer.concat([Buffer.from('TIT2\0\0\0', 'latin1'), Buffer.from([title.length, 0, 0]), title])
  return Buffer.concat([tag, name, ...Array.from({ length: frames }, () => frame)])
}

export const secondsOfFrames = (frames: number) => Math.round((frames * 1152) / 44_100)

/** Frames of 4096 samples of one value, 44.1 kHz mono. */
export function makeFlac({ frames = 60 } = {}) {
  const info = Buffer.alloc(42)
  info.write('fLaC', 0, 'latin1')
  info.writeUInt32BE(0x80000022, 4)
  info.writeUInt16BE(4096, 8)
  info.writeUInt16BE(4096, 10)
  // 44 100 Hz in 20 bits, one channel, 16 bits a sample.
  info.writeUInt32BE((44_100 << 12) | (15 << 4), 18)
  info.writeUInt32BE(frames * 4096, 22)
  return Buffer.concat([info, ...Array.from({ length: frames }, (_, at) => flacFrame(at))])
}

function flacFrame(number: number) {
  const head = Buffer.from([0xff, 0xf8, 0xc9, 0x08, number])
  const body = Buffer.concat([head, Buffer.from([crc(head, 0x07, 8), 0, number, 7])])
  const sum = Buffer.alloc(2)
  sum.writeUInt16BE(crc(body, 0x8005, 16))
  return Buffer.concat([body, sum])
}

function crc(bytes: Buffer, polynomial: number, bits: number) {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit += 1)
      sum = ((sum << 1) ^ (sum & (1 << (bits - 1)) ? polynomial : 0)) & ((1 << bits) - 1)
  }
  return sum
}

/** Pages of Opus; the last one says the length. */
export function makeOgg({ seconds = 7, codec = 'OpusHead' } = {}) {
  const head = Buffer.concat([Buffer.from(codec), Buffer.from([1, 2]), Buffer.from([0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])])
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)])
  const sound = Array.from({ length: seconds }, (_, at) =>
    oggPage({
      packet: Buffer.alloc(200, at + 1),
      granule: (at + 1) * 48_000,
      flags: at + 1 === seconds ? 4 : 0,
      number: at + 2,
    }),
  )
  return Buffer.concat([
    oggPage({ packet: head, granule: 0, flags: 2, number: 0 }),
    oggPage({ packet: tags, granule: 0, flags: 0, number: 1 }),
    ...sound,
  ])
}

function oggPage({
  packet,
  granule,
  flags,
  number,
}: {
  packet: Buffer
  granule: number
  flags: number
  number: number
}) {
  const head = Buffer.alloc(28)
  head.write('OggS', 0, 'latin1')
  head[5] = flags
  head.writeBigInt64LE(BigInt(granule), 6)
  head.writeUInt32LE(7, 14)
  head.writeUInt32LE(number, 18)
  head[26] = 1
  head[27] = packet.length
  return Buffer.concat([head, packet])
}
