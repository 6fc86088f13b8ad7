import { useEffect, useState } from 'react'
import { keepQuality, keptQuality } from './kept-quality.ts'
import { type Hls, hlsOf, type PlayedMedia } from './played-media.ts'
import { type Quality, qualitiesOf } from './qualities-of.ts'
import { useSoundAlone } from './use-sound-alone.ts'

const BY_THE_LINE = -1

export type Qualities = {
  all: readonly Quality[]
  /** The one that is seen now. */
  shown: Quality | undefined
  /** The one that was asked for; nothing where the line decides. */
  chosen: Quality | undefined
  choose: (quality: Quality | undefined) => void
}

/** The forms that a stream can be had in; with the sound alone it takes as little as it can. */
export function useQualities(media: PlayedMedia | null, { isSoundOnly }: { isSoundOnly: boolean }): Qualities {
  const [hls, setHls] = useState<Hls>()
  const [all, setAll] = useState<readonly Quality[]>([])
  const [level, setLevel] = useState(BY_THE_LINE)
  const [name, setName] = useState(keptQuality)
  const chosen = all.find((quality) => quality.name === name)
  const isAlone = useSoundAlone(media, hls, isSoundOnly)
  const wanted = isSoundOnly ? 0 : (chosen?.level ?? BY_THE_LINE)

  useEffect(() => {
    if (!media) return
    let isOver = false
    hlsOf(media).then((found) => {
      if (!found || isOver) return
      // The sound alone is no form to choose from: those that there are come back with the picture.
      const read = () => isAlone.current || setAll(qualitiesOf(found.levels))
      setHls(found)
      read()
      found.on('hlsManifestParsed', read)
      found.on('hlsLevelSwitched', () => setLevel(found.currentLevel))
    })
    return () => {
      isOver = true
    }
  }, [media, isAlone])

  useEffect(() => {
    // Asked for once more, what lies ready would be fetched anew.
    if (hls && all.length > 0 && hls.manualLevel !== wanted) hls.nextLevel = wanted
  }, [hls, all, wanted])

  function choose(quality: Quality | undefined) {
    setName(quality?.name)
    keepQuality(quality?.name)
  }
  return { all, shown: all.find((quality) => quality.level === level), chosen, choose }
}
