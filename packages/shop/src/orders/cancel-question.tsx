import type { Language } from '@dabali/domain'
import { Button, ButtonLink } from '@dabali/ui/button'
import { cancelOrderAction } from '../paths.ts'
import type { CancelTexts } from './cancel-order-form.tsx'
import styles from './cancel-question.module.css'

type CancelQuestionProps = { hash: string; here: string; language: Language; texts: CancelTexts }

/** The question before an order is cancelled, on the page itself: for whoever has no scripts. */
export function CancelQuestion({ hash, here, language, texts }: CancelQuestionProps) {
  return (
    <section className={styles.question} aria-labelledby="cancel-question">
      <h2 id="cancel-question" className={styles.heading}>
        {texts.ask}
      </h2>
      <p>{texts.consequence}</p>
      <form className={styles.ways} method="post" action={cancelOrderAction(hash)}>
        <input type="hidden" name="language" value={language} />
        <ButtonLink kind="plain" href={here}>
          {texts.keep}
        </ButtonLink>
        <Button type="submit" kind="confirm">
          {texts.cancel}
        </Button>
      </form>
    </section>
  )
}
