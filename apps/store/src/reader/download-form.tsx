import { Button } from '@dabali/ui/button'
import type { ReaderBook } from './reader-book.ts'

/** The file itself, for whoever may keep it. A form, because its address lasts a few minutes and is asked for anew. */
export function DownloadForm({ book: { download, language, texts } }: { book: ReaderBook }) {
  if (!download) return null
  return (
    <form method="post" action={download} data-saves-file="">
      <input type="hidden" name="language" value={language} />
      <Button type="submit" kind="plain">
        {texts.download}
      </Button>
    </form>
  )
}
