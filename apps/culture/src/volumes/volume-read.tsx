import type { VolumeDetail } from '@dabali/api-client'
import { Prose } from '@dabali/ui/prose'
import { SectionHead } from '@dabali/ui/section-head'
import { getTranslations } from 'next-intl/server'
import { ForSale } from '../content/for-sale.tsx'
import { Mentions } from '../content/mentions.tsx'
import { pageLanguage } from '../i18n/language.ts'
import { VolumeContents } from './volume-contents.tsx'
import { VolumeHead } from './volume-head.tsx'
import { VolumeNeighbours } from './volume-neighbours.tsx'
import styles from './volume-read.module.css'

/** Everything of a volume, in the order in which it is read. */
export async function VolumeRead({ volume }: { volume: VolumeDetail }) {
  const t = await getTranslations('volumes')
  const language = await pageLanguage()
  const { body, contents, mentions, products, previous, next } = volume
  return (
    <>
      <article>
        <VolumeHead volume={volume} />
        <div className={`page ${styles.read}`}>
          {body && <Prose html={body} locale={language} />}
          {contents.length > 0 && (
            <section aria-labelledby="contents">
              <SectionHead heading={t('contents')} id="contents" />
              <VolumeContents contents={contents} />
            </section>
          )}
        </div>
      </article>
      <VolumeNeighbours previous={previous} next={next} />
      {mentions.length > 0 && (
        <section className={`page ${styles.mentions}`} aria-labelledby="mentions">
          <SectionHead heading={t('mentions')} id="mentions" />
          <Mentions cards={mentions} />
        </section>
      )}
      <ForSale products={products} />
    </>
  )
}
