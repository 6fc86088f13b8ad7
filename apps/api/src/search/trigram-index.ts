import { MOST_TRIGRAMS, Trigrams } from './trigrams.ts'

/** The titles and names of a document. */
export type NamesFields = [key: number, names: string, weight: number, shownFrom: number | null]

/** About 25,000 documents. What is not used takes no memory, while arrays that grow leave holes in that of the process. */
const MOST_WITHOUT_COPY = 2 ** 22

type Document = { key: number; weight: number; shownFrom: number; from: number; to: number; isGone: boolean }

/** The least similarity of a result. */
const LEAST_SIMILARITY = 0.4
/** So many later documents are compared without an index of their trigrams, or a larger share of all. */
const MOST_UNINDEXED = 200
const MOST_UNINDEXED_SHARE = 0.02

/**
 * The names of documents as trigrams in memory, about 700 bytes each, and which documents have a trigram. It finds the same documents
 * as `word_similarity` of `pg_trgm`, which reads the names of many more documents than it returns.
 */
export class TrigramIndex {
  readonly #trigrams = new Trigrams()
  #documents: Document[] = []
  readonly #byKey = new Map<number, Document>()
  /** The trigrams of all documents, in the order of their names. */
  #positions = new Uint16Array(MOST_WITHOUT_COPY)
  #end = 0
  /** The places of the documents with a trigram: from the start of its number to that of the next one. */
  #starts = new Uint32Array(1)
  #places: Uint16Array | Uint32Array = new Uint16Array(0)
  #indexed = 0
  #counts = new Uint16Array(0)
  /** 1 for the trigrams of the query. */
  readonly #isAsked = new Uint8Array(MOST_TRIGRAMS)
  /** Where a trigram was read last, and 1 more. */
  readonly #lastAt = new Uint32Array(MOST_TRIGRAMS)

  /** Adds a document, or replaces it. */
  add([key, names, weight, shownFrom]: NamesFields) {
    const before = this.#byKey.get(key)
    if (before) before.isGone = true
    const trigrams = this.#trigrams.store(names)
    const from = this.#end
    this.#end += trigrams.length
    if (this.#positions.length < this.#end) {
      const more = new Uint16Array(Math.ceil(this.#end * 1.25))
      more.set(this.#positions.subarray(0, from))
      this.#positions = more
    }
    this.#positions.set(trigrams, from)
    const document = { key, weight, shownFrom: shownFrom ?? 0, from, to: this.#end, isGone: false }
    this.#byKey.set(key, document)
    this.#documents.push(document)
  }

  /** Indexes what was added, and drops what was replaced. */
  update() {
    const most = Math.max(MOST_UNINDEXED, this.#indexed * MOST_UNINDEXED_SHARE)
    if (this.#documents.length - this.#indexed <= most) return
    const documents = this.#documents.filter(({ isGone }) => !isGone)
    let end = 0
    for (const document of documents) {
      const { from, to } = document
      this.#positions.copyWithin(end, from, to)
      document.from = end
      end += to - from
      document.to = end
    }
    this.#end = end
    this.#documents = documents
    this.#counts = new Uint16Array(documents.length)
    const starts = new Uint32Array(this.#trigrams.count + 1)
    this.#eachTrigramOnce((trigram) => {
      starts[trigram + 1] = (starts[trigram + 1] ?? 0) + 1
    })
    for (let trigram = 1; trigram < starts.length; trigram += 1)
      starts[trigram] = (starts[trigram] ?? 0) + (starts[trigram - 1] ?? 0)
    const placeCount = starts.at(-1) ?? 0
    const places = documents.length > 0xffff ? new Uint32Array(placeCount) : new Uint16Array(placeCount)
    const next = starts.slice()
    this.#eachTrigramOnce((trigram, place) => {
      const at = next[trigram] ?? 0
      places[at] = place
      next[trigram] = at + 1
    })
    this.#starts = starts
    this.#places = places
    this.#indexed = documents.length
  }

  #eachTrigramOnce(act: (trigram: number, place: number) => void) {
    this.#lastAt.fill(0)
    this.#documents.forEach(({ from, to }, place) => {
      for (let at = from; at < to; at += 1) {
        const trigram = this.#positions[at] as number
        if (this.#lastAt[trigram] === place + 1) continue
        this.#lastAt[trigram] = place + 1
        act(trigram, place)
      }
    })
    this.#lastAt.fill(0)
  }

  /** The keys of the documents with the most similar names, then by weight. */
  findSimilar(text: string, { most, now }: { most: number; now: number }): number[] {
    this.update()
    const asked = this.#trigrams.find(text)
    for (const trigram of asked.known) this.#isAsked[trigram] = 1
    const found = new BestMatches(most)
    for (const best of this.#candidates(asked)) {
      if (!found.takes(best)) break
      const { document } = best
      if (document.isGone || document.shownFrom > now) continue
      const similarity = this.#similarity(document, asked.count)
      if (similarity >= LEAST_SIMILARITY) found.add({ document, similarity })
    }
    for (const trigram of asked.known) this.#isAsked[trigram] = 0
    return found.keys()
  }

  /**
   * Documents with the share of the trigrams of the query that a result must have at least, the best first. No part of the names has
   * more of them, so that this is how similar they can be at most.
   */
  #candidates({ count, known }: { count: number; known: ReadonlySet<number> }): Match[] {
    const counts = this.#counts.fill(0)
    const places = this.#places
    for (const trigram of known) {
      const to = this.#starts[trigram + 1] ?? 0
      for (let at = this.#starts[trigram] ?? 0; at < to; at += 1) {
        const place = places[at] as number
        counts[place] = (counts[place] as number) + 1
      }
    }
    const candidates: Match[] = []
    const take = (place: number, similarity: number) => {
      const document = this.#documents[place]
      if (document && similarity >= LEAST_SIMILARITY) candidates.push({ document, similarity })
    }
    const least = Math.floor(count * LEAST_SIMILARITY)
    for (let place = 0; place < this.#indexed; place += 1)
      if ((counts[place] as number) >= least) take(place, Math.fround((counts[place] as number) / count))
    for (let place = this.#indexed; place < this.#documents.length; place += 1) take(place, 1)
    return candidates.sort(compare)
  }

  /**
   * The share that the trigrams of the query have in the best part of the names, as `word_similarity` counts it: each trigram of
   * the part once, and those of the query that it lacks.
   */
  #similarity({ from, to }: Document, askedCount: number) {
    const [positions, lastAt, isAsked] = [this.#positions, this.#lastAt, this.#isAsked]
    const part: Part = { from: -1, asked: 0, all: 0 }
    let best = 0
    for (let at = from; at < to; at += 1) {
      const trigram = positions[at] as number
      const asked = isAsked[trigram] as number
      if (asked === 0 && part.from < 0) continue
      if (lastAt[trigram] === 0) {
        part.all += 1
        part.asked += asked
      }
      lastAt[trigram] = at + 1
      if (asked === 0) continue
      if (part.from < 0) part.from = at
      best = Math.max(best, this.#shorten(part, at, askedCount))
    }
    for (let at = from; at < to; at += 1) lastAt[positions[at] as number] = 0
    return Math.fround(best)
  }

  /** Lets the part begin where it is most similar, and returns that similarity. */
  #shorten(part: Part, end: number, askedCount: number) {
    const [positions, lastAt, isAsked] = [this.#positions, this.#lastAt, this.#isAsked]
    const before = part.from
    let { asked, all } = part
    let best = asked / (askedCount + all - asked)
    for (let at = before; at < end; at += 1) {
      const trigram = positions[at] as number
      // It comes again in the part.
      if (lastAt[trigram] !== at + 1) continue
      all -= 1
      asked -= isAsked[trigram] as number
      const similarity = asked / (askedCount + all - asked)
      if (similarity <= best) continue
      best = similarity
      part.from = at + 1
      part.asked = asked
      part.all = all
    }
    for (let at = before; at < part.from; at += 1) {
      const trigram = positions[at] as number
      if (lastAt[trigram] === at + 1) lastAt[trigram] = 0
    }
    return best
  }
}

/** A part of the names: where it begins, how many trigrams of the query it has, and how many at all. */
type Part = { from: number; asked: number; all: number }

type Match = { document: Document; similarity: number }

/** The best matches, in order. */
class BestMatches {
  readonly #most: number
  readonly #matches: Match[] = []

  constructor(most: number) {
    this.#most = most
  }

  /** Whether it would be one of the best. */
  takes(match: Match) {
    const last = this.#matches.at(-1)
    return last === undefined || this.#matches.length < this.#most || compare(match, last) < 0
  }

  keys = () => this.#matches.map(({ document }) => document.key)

  add(match: Match) {
    const place = this.#matches.findIndex((other) => compare(match, other) < 0)
    if (place !== -1) this.#matches.splice(place, 0, match)
    else if (this.#matches.length < this.#most) this.#matches.push(match)
    if (this.#matches.length > this.#most) this.#matches.pop()
  }
}

const compare = (one: Match, other: Match) =>
  other.similarity - one.similarity ||
  other.document.weight - one.document.weight ||
  one.document.key - other.document.key
