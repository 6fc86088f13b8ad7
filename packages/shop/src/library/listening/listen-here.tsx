'use client'

import type { Language } from '@dabali/domain'
import { AudioPlayer } from '@dabali/ui/audio-player'
import { type ComponentProps, useEffect, useState } from 'react'
import { useClient } from '../../store/use-client.ts'
import { OtherPlaceNotice } from '../place/other-place-notice.tsx'
import type { OtherPlace } from '../place/place-keeper.ts'
import type { PlaceTexts } from '../place/place-texts.ts'
import { placeWords } from '../place/place-words.ts'
import { KeepHere, type KeepTexts } from './keep-here.tsx'
import styles from './listen-here.module.css'
import { type Heard, makeListening } from './make-listening.ts'

export type ListenTexts = {
  player: ComponentProps<typeof AudioPlayer>['texts']
  place: PlaceTexts
  keep: KeepTexts
  download: string
  closed: string
  loggedOut: string
}

type ListenHereProps = { heard: Heard; language: Language; texts: ListenTexts }

/** The player of a work that is somebody's: it begins where they were, and asks when they were elsewhere as well. */
export function ListenHere({ heard, language, texts }: ListenHereProps) {
  const client = useClient()
  const [listening] = useState(() => makeListening({ heard, client, language, texts }))
  const [other, setOther] = useState<OtherPlace>()
  useEffect(() => listening.open(setOther), [listening])

  const { parts } = heard
  const beside = (part: number) => {
    const { title = '', download = null } = parts[part] ?? {}
    return (
      download && (
        <a className={styles.download} href={download} download aria-label={`${texts.download}: ${title}`}>
          {texts.download}
        </a>
      )
    )
  }
  return (
    <div className={styles.listen}>
      <OtherPlaceNotice
        other={
          other && { ...other, where: placeWords(other.place, { parts: parts.length, language, texts: texts.place }) }
        }
        texts={texts.place}
        onGoThere={listening.goThere}
        onStayHere={listening.stayHere}
      />
      <AudioPlayer
        playback={listening.playback}
        parts={parts}
        label={heard.title}
        renderPartActions={beside}
        language={language}
        texts={texts.player}
      />
      <KeepHere heard={heard} addresses={listening.addresses} language={language} texts={texts.keep} />
    </div>
  )
}
