/** Never shown, as a page of `[...rest]` answers for each unknown path. That of Next would be in the data of every page. */
export default function NotFound() {
  return null
}
