/** The length of an MP3 file of 48 kbit/s and 24 kHz, whose frames all have 144 bytes and 576 samples, behind its tag. */
export function secondsOfMp3(bytes: Uint8Array): number {
  const frames = framesOfMp3(bytes)
  return Math.round((frames.length * 576) / 24_000)
}

/** The frames of such a file; an error where one does not begin with the sync word and its rates. */
export function framesOfMp3(bytes: Uint8Array): Uint8Array[] {
  const audio = bytes.subarray(tagSize(bytes))
  return Array.from({ length: Math.ceil(audio.length / 144) }, (_, index) => {
    const frame = audio.subarray(index * 144, index * 144 + 144)
    if (frame.length !== 144 || frame[0] !== 0xff || frame[1] !== 0xf3 || frame[2] !== 0x64)
      throw new Error(`Frame ${index} is broken.`)
    return frame
  })
}

function tagSize(bytes: Uint8Array) {
  if (Buffer.from(bytes.subarray(0, 3)).toString() !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  return 10 + (a << 21) + (b << 14) + (c << 7) + d
}
