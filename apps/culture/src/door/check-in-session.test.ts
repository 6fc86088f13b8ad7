import { type CheckIn, type CheckInList, createClient } from '@dabali/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkInSession } from './check-in-session.ts'
import type { CheckInChanges, CheckInStorage } from './check-in-storage.ts'
import { countIn, type Scan, waiting } from './scan-log.ts'
import { ASHA, BIJAY, makeDoor } from './testing/make-door.ts'
import { signCode } from './testing/sign-code.ts'

const codeOf = (ticketId: string) => signCode({ ticketId, nightId: 7, revision: 1 })
const [asha, bijay] = [codeOf(ASHA), codeOf(BIJAY)]

type Sent = { code: string; scan_id: string; scanned_at: string }

/** A house that lets each ticket in once, over all doors, and answers the same scan the same. */
function makeHouse() {
  const told = new Map<string, CheckIn>()
  const inside = new Map<string, string>()
  const line = { isOpen: true, status: 200, held: Promise.resolve() }
  /** The next thing that is asked is answered only after `release`. */
  function holdNext() {
    const { promise, resolve } = Promise.withResolvers<void>()
    line.held = promise
    return resolve
  }
  const answer = ({ code, scan_id, scanned_at }: Sent): CheckIn => {
    const known = told.get(scan_id)
    if (known) return known
    const earlier = inside.get(code)
    inside.set(code, earlier ?? scanned_at)
    const [id, holder] = code === asha ? [ASHA, 'Asha Rai'] : [BIJAY, 'Bijay Tamang']
    const ticket = { id, ticket_type: 'Floor', holder, order_number: '1', number: 1 }
    const checkIn: CheckIn = {
      result: earlier ? 'already' : 'ok',
      scan_id,
      checked_in_at: earlier ?? scanned_at,
      is_undone: false,
      ticket,
    }
    told.set(scan_id, checkIn)
    return checkIn
  }
  const undo = (scanId: string) => {
    const checkIn = told.get(scanId)
    if (!checkIn) return undefined
    inside.delete(checkIn.ticket?.id === ASHA ? asha : bijay)
    const undone = { ...checkIn, is_undone: true }
    told.set(scanId, undone)
    return undone
  }
  /** What the list of the house says, where it is not the one that everybody begins with. */
  const listed: CheckInList['tickets'] = []
  const list = (): CheckInList =>
    makeDoor({ at: new Date().toISOString(), ...(listed.length > 0 && { tickets: listed }) })
  const fetch = vi.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const { held } = line
    line.held = Promise.resolve()
    await held
    if (!line.isOpen) throw new TypeError('no line')
    if (line.status !== 200) return Response.json({ detail: 'no' }, { status: line.status })
    const path = String(address)
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    if (path.endsWith('/batch/')) return Response.json({ results: body.scans.map(answer) })
    if (path.endsWith('/undo/')) return Response.json(undo(body.scan_id))
    return Response.json(init?.method === 'POST' ? answer(body) : list())
  })
  return {
    line,
    holdNext,
    listed,
    inside,
    client: createClient({ baseUrl: 'https://house.test/v1/', fetch, retries: 0 }),
    fetch,
  }
}

/** What a device keeps, as a database does: every scan by itself. */
function makeStorage() {
  const scans = new Map<string, Scan>()
  const kept: { list: CheckInList | undefined } = { list: undefined }
  const disk = { isFull: false }
  const save = vi.fn(async ({ list, changed, removed }: CheckInChanges) => {
    if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
    if (list) kept.list = list
    for (const scan of changed) scans.set(scan.id, scan)
    for (const id of removed) scans.delete(id)
  })
  const load: CheckInStorage['load'] = async () => ({ list: kept.list, scans: [...scans.values()].toReversed() })
  return { load, save, disk, scans }
}

let house: ReturnType<typeof makeHouse>
let storage: ReturnType<typeof makeStorage>
const openDoor = () => checkInSession({ door: makeDoor(), client: house.client, storage })
beforeEach(() => {
  house = makeHouse()
  storage = makeStorage()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

describe('a door', () => {
  it('asks the house, and shows the name', async () => {
    const keeper = openDoor()
    expect((await keeper.scan(asha)).verdict).toMatchObject({ result: 'ok', who: 'Asha Rai' })
    expect((await keeper.scan(asha)).verdict).toMatchObject({ result: 'already' })
    expect(keeper.state()).toMatchObject({ line: 'open' })
    expect(waiting(keeper.state().book.scans)).toEqual([])
    expect(countIn(keeper.state().book)).toBe(1)
  })

  it('lets in by its list without a line, once, and tells the house afterwards', async () => {
    const keeper = openDoor()
    house.line.isOpen = false
    expect((await keeper.scan(asha)).verdict).toMatchObject({ result: 'ok', who: 'AR' })
    expect((await keeper.scan(asha)).verdict).toMatchObject({ result: 'already' })
    expect(keeper.state().line).toBe('closed')
    expect(waiting(keeper.state().book.scans)).toHaveLength(2)
    house.line.isOpen = true
    await keeper.sync()
    expect(keeper.state().line).toBe('open')
    expect(waiting(keeper.state().book.scans)).toEqual([])
    expect(keeper.state().book.scans.map(({ verdict }) => verdict.result)).toEqual(['already', 'ok'])
    expect(house.inside.size).toBe(1)
  })

  it('lets one of two in who hold the same ticket up at one moment', async () => {
    const keeper = openDoor()
    house.line.isOpen = false
    const both = await Promise.all([keeper.scan(bijay), keeper.scan(bijay)])
    expect(both.map(({ verdict }) => verdict.result)).toEqual(['ok', 'already'])
  })

  it('forgets nothing when the page is opened again', async () => {
    house.line.isOpen = false
    await openDoor().scan(asha)
    const again = openDoor()
    expect((await again.scan(asha)).verdict.result).toBe('already')
    expect(waiting(again.state().book.scans)).toHaveLength(2)
  })

  it('says whom another door had let in before', async () => {
    const [here, there] = [
      openDoor(),
      checkInSession({ door: makeDoor(), client: house.client, storage: makeStorage() }),
    ]
    house.line.isOpen = false
    await here.scan(asha)
    house.line.isOpen = true
    await there.scan(asha)
    await here.sync()
    expect(here.state().book.scans[0]).toMatchObject({ isTooMany: true, verdict: { result: 'already' } })
  })

  it('takes back what was a mistake, also before the house has heard of it', async () => {
    const keeper = openDoor()
    await keeper.undo(await keeper.scan(asha))
    expect((await keeper.scan(asha)).verdict.result).toBe('ok')
    house.line.isOpen = false
    const scan = await keeper.scan(bijay)
    await keeper.undo(scan)
    expect(countIn(keeper.state().book)).toBe(1)
    house.line.isOpen = true
    await keeper.sync()
    expect(house.inside.has(bijay)).toBe(false)
    expect(keeper.state().book.scans.find(({ id }) => id === scan.id)).toMatchObject({
      isUndone: true,
      isUndoSent: true,
    })
  })

  it('does not count whom it has taken back without a line, though the list still says that they are in', async () => {
    const keeper = openDoor()
    const scan = await keeper.scan(asha)
    const at = scan.verdict.checked_in_at
    house.listed.push(...makeDoor().tickets.map((one) => (one.id === ASHA ? { ...one, checked_in_at: at } : one)))
    await keeper.sync()
    expect(countIn(keeper.state().book)).toBe(1)
    house.line.isOpen = false
    await keeper.undo(scan)
    expect(countIn(keeper.state().book)).toBe(0)
    expect((await keeper.scan(asha)).verdict.result).toBe('ok')
  })

  it('goes on by its list where the house no longer knows it', async () => {
    const keeper = openDoor()
    house.line.status = 403
    expect((await keeper.scan(asha)).verdict.result).toBe('ok')
    expect(keeper.state().line).toBe('stranger')
    house.line.status = 200
    await keeper.sync()
    expect(house.inside.size).toBe(1)
  })

  it('writes of many scans only the one that is new or has changed', async () => {
    const keeper = openDoor()
    house.line.isOpen = false
    const scan = await keeper.scan(asha)
    await keeper.scan(bijay)
    storage.save.mockClear()
    await keeper.undo(scan)
    expect(storage.save).toHaveBeenCalledTimes(1)
    expect(storage.save).toHaveBeenCalledWith({ changed: [expect.objectContaining({ id: scan.id })], removed: [] })
  })

  it('says that nothing is saved while the device is full, goes on, and saves all of it later', async () => {
    const keeper = openDoor()
    house.line.isOpen = false
    storage.disk.isFull = true
    await keeper.scan(asha)
    expect(keeper.state().isSaved).toBe(false)
    expect((await keeper.scan(asha)).verdict.result).toBe('already')
    storage.disk.isFull = false
    await keeper.scan(bijay)
    expect(keeper.state().isSaved).toBe(true)
    expect(storage.scans.size).toBe(3)
  })

  it('sends an undo that is pressed while it sends the rest', async () => {
    const keeper = openDoor()
    const scan = await keeper.scan(asha)
    const release = house.holdNext()
    const running = keeper.sync()
    await vi.waitFor(() => expect(house.fetch).toHaveBeenCalledTimes(2))
    const undone = keeper.undo(scan)
    release()
    await Promise.all([running, undone])
    expect(house.inside.has(asha)).toBe(false)
    expect(keeper.state().book.scans[0]).toMatchObject({ isUndone: true, isUndoSent: true })
  })

  it('keeps an undo that is pressed before the house has answered', async () => {
    const keeper = openDoor()
    const release = house.holdNext()
    const told = keeper.scan(asha)
    await vi.waitFor(() => expect(house.fetch).toHaveBeenCalled())
    const [scan] = keeper.state().book.scans
    if (!scan) throw new Error('nothing was written down')
    await keeper.undo(scan)
    release()
    await told
    await keeper.sync()
    expect(house.inside.has(asha)).toBe(false)
    expect(keeper.state().book.scans).toEqual([expect.objectContaining({ isUndone: true, isUndoSent: true })])
  })
})
