import styles from './skeleton.module.css'

/** Lines of text, rows of a list, a row of covers, or a cover with text. */
type SkeletonKind = 'text' | 'row' | 'cover' | 'detail'

type SkeletonProps = {
  kind: SkeletonKind
  /** The number of lines, rows or covers. */
  lines?: number
  /** Read out instead of the skeleton: "Loading books". */
  label: string
}

/** A placeholder of the same size as the content, so that nothing shifts when it is loaded. */
export function Skeleton({ kind, lines = 3, label }: SkeletonProps) {
  const each = Array.from({ length: lines }, (_, index) => index)
  return (
    <div>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className={kind === 'cover' ? styles.shelf : styles[kind]} aria-hidden="true">
        {kind === 'text' && each.map((line) => <Bone key={line} of="line" />)}
        {kind === 'row' && each.map((row) => <Row key={row} />)}
        {kind === 'cover' && each.map((cover) => <Product key={cover} />)}
        {kind === 'detail' && (
          <>
            <Bone of="cover" />
            <div className={styles.lines}>
              <Bone of="heading" />
              {each.map((line) => (
                <Bone key={line} of="line" />
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Row() {
  return (
    <div className={styles.item}>
      <Bone of="cover" />
      <div className={styles.lines}>
        <Bone of="title" />
        <Bone of="amount" />
      </div>
      <Bone of="price" />
    </div>
  )
}

function Product() {
  return (
    <div className={styles.lines}>
      <Bone of="cover" />
      <Bone of="title" />
      <Bone of="amount" />
    </div>
  )
}

function Bone({ of }: { of: 'amount' | 'cover' | 'heading' | 'line' | 'price' | 'title' }) {
  return <div className={`${styles.bone} ${styles[of]}`} />
}
