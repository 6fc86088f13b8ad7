import { Items } from './items.tsx'

/** The least that a page of our sites loads: an empty page and a store of Redux Toolkit that one button uses. */
export default function Page() {
  return (
    <main>
      <Items />
    </main>
  )
}
