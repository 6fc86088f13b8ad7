/** A page without any client component: what it loads, every page of Next's app router loads. */
export default function Page() {
  return <main>Empty</main>
}
