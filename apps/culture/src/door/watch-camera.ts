type Camera = { stop: () => void }

/** Often enough that nobody notices, seldom enough that a cheap telephone stays cool. */
const LOOK_MILLISECONDS = 120
const LONGEST_SIDE = 800

/** Reads codes from the camera at the back into `found`, until it is stopped; rejected where there is none to use. */
export async function watchCamera(video: HTMLVideoElement, found: (code: string) => void): Promise<Camera> {
  const [{ decodeQR }, stream] = await Promise.all([
    import('qr/decode.js'),
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }),
  ])
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const timer = setInterval(() => {
    const code = pen && read(video, canvas, pen)
    if (code) found(code)
  }, LOOK_MILLISECONDS)

  function read(seen: HTMLVideoElement, onto: HTMLCanvasElement, by: CanvasRenderingContext2D): string | undefined {
    const { videoWidth, videoHeight } = seen
    if (videoWidth === 0) return undefined
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight))
    onto.width = Math.round(videoWidth * scale)
    onto.height = Math.round(videoHeight * scale)
    by.drawImage(seen, 0, 0, onto.width, onto.height)
    try {
      return decodeQR(by.getImageData(0, 0, onto.width, onto.height))
    } catch {
      // Mostly there is none.
      return undefined
    }
  }

  return {
    stop() {
      clearInterval(timer)
      for (const track of stream.getTracks()) track.stop()
      video.srcObject = null
    },
  }
}
