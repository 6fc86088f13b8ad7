import { type CheckIn, type CheckInList, createClient } from '@dabali/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CheckInChanges, type CheckInStorage, checkInSession } from './check-in-session.ts'
import { ASHA, BIJAY, makeCheckInList, signCode } from './testing/make-check-in-list.ts'
import { countCheckedIn, type Scan, unsentScans } from './verify-ticket.ts'

const codeOf = (ticketId: string) => signCode({ ticketId, eventDateId: 7, revision: 1 })
const [asha, bijay] = [codeOf(ASHA), codeOf(BIJAY)]

type Sent = { code: string; scan_id: string; scanned_at: string; is_admitted?: boolean }

const DEVICE = { id: '0199a0c2-7d3e-7a10-8f4b-0000000000dd', name: 'Phone 2', door: 'South door' }

/** Accepts each ticket once across all devices and answers a repeated scan alike. */
function makeServer() {
  const result = new Map<string, CheckIn>()
  const inside = new Map<string, string>()
  const connection = { isOpen: true, status: 200, held: Promise.resolve() }
  /** The next thing that is asked is answered only after `release`. */
  function holdNext() {
    const { promise, resolve } = Promise.withResolvers<void>()
    connection.held = promise
    return resolve
  }
  const answer = ({ code, scan_id, scanned_at }: Sent): CheckIn => {
    const known = result.get(scan_id)
    if (known) return known
    const earlier = inside.get(code)
    inside.set(code, earlier ?? scanned_at)
    const [id, holder] = code === asha ? [ASHA, 'Asha Rai'] : [BIJAY, 'Bijay Tamang']
    const ticket = { id, ticket_type: 'Floor', seat: '', holder, order_number: '1', number: 1 }
    const checkIn: CheckIn = {
      result: earlier ? 'already' : 'ok',
      scan_id,
      checked_in_at: earlier ?? scanned_at,
      checked_in_door: earlier ? 'North door' : 'South door',
      is_undone: false,
      ticket,
    }
    result.set(scan_id, checkIn)
    return checkIn
  }
  const undo = (scanId: string) => {
    const checkIn = result.get(scanId)
    if (!checkIn) return undefined
    inside.delete(checkIn.ticket?.id === ASHA ? asha : bijay)
    const undone = { ...checkIn, is_undone: true }
    result.set(scanId, undone)
    return undone
  }
  /** Tickets of the server's list that differ from the initial ones. */
  const listed: CheckInList['tickets'] = []
  const list = (): CheckInList =>
    makeCheckInList({ at: new Date().toISOString(), ...(listed.length > 0 && { tickets: listed }) })
  const fetch = vi.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    const { held } = connection
    connection.held = Promise.resolve()
    await held
    if (!connection.isOpen) throw new TypeError('offline')
    if (connection.status !== 200) return Response.json({ detail: 'no' }, { status: connection.status })
    const path = String(address)
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    if (path.endsWith('/batch/')) return Response.json({ results: body.scans.map(answer) })
    if (path.endsWith('/undo/')) return Response.json(undo(body.scan_id))
    return Response.json(init?.method === 'POST' ? answer(body) : list())
  })
  return {
    connection,
    holdNext,
    listed,
    inside,
    client: createClient({ baseUrl: 'https://server.test/v1/', fetch, retries: 0 }),
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

let server: ReturnType<typeof makeServer>
let storage: ReturnType<typeof makeStorage>
const openSession = () =>
  checkInSession({ initialList: makeCheckInList(), client: server.client, storage, device: () => DEVICE })
beforeEach(() => {
  server = makeServer()
  storage = makeStorage()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

describe('the check-in', () => {
  it('checks in by the server, which answers with the name', async () => {
    const session = openSession()
    expect((await session.scan(asha)).verdict).toMatchObject({ result: 'ok', who: 'Asha Rai' })
    expect((await session.scan(asha)).verdict).toMatchObject({ result: 'already' })
    expect(session.state()).toMatchObject({ connection: 'open' })
    expect(unsentScans(session.state().log.scans)).toEqual([])
    expect(countCheckedIn(session.state().log)).toBe(1)
  })

  it('checks in by the list while offline, each ticket once, and syncs afterwards', async () => {
    const session = openSession()
    server.connection.isOpen = false
    expect((await session.scan(asha)).verdict).toMatchObject({ result: 'ok', who: 'Asha Rai' })
    expect((await session.scan(asha)).verdict).toMatchObject({ result: 'already' })
    expect(session.state().connection).toBe('closed')
    expect(unsentScans(session.state().log.scans)).toHaveLength(2)
    server.connection.isOpen = true
    await session.sync()
    expect(session.state().connection).toBe('open')
    expect(unsentScans(session.state().log.scans)).toEqual([])
    expect(session.state().log.scans.map(({ verdict }) => verdict.result)).toEqual(['already', 'ok'])
    expect(server.inside.size).toBe(1)
  })

  it('names its device, and what it has admitted without an answer', async () => {
    const session = openSession()
    const sent = () => JSON.parse(String(server.fetch.mock.lastCall?.[1]?.body))
    await session.scan(asha)
    expect(sent()).toMatchObject({ device: DEVICE, door: 'South door', is_admitted: false })
    server.connection.isOpen = false
    await session.scan(bijay)
    await session.scan(bijay)
    server.connection.isOpen = true
    const bodies: { device: object; scans: Sent[] }[] = []
    server.fetch.mockImplementationOnce(async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      throw new TypeError('offline')
    })
    await session.sync()
    expect(bodies[0]?.device).toEqual(DEVICE)
    expect(bodies[0]?.scans.map(({ is_admitted }) => is_admitted)).toEqual([true, false])
  })

  it('admits a ticket once that is scanned twice at the same time', async () => {
    const session = openSession()
    server.connection.isOpen = false
    const both = await Promise.all([session.scan(bijay), session.scan(bijay)])
    expect(both.map(({ verdict }) => verdict.result)).toEqual(['ok', 'already'])
  })

  it('keeps the scans when the page is opened again', async () => {
    server.connection.isOpen = false
    await openSession().scan(asha)
    const again = openSession()
    expect((await again.scan(asha)).verdict.result).toBe('already')
    expect(unsentScans(again.state().log.scans)).toHaveLength(2)
  })

  it('marks a scan that another device had checked in before', async () => {
    const [here, there] = [
      openSession(),
      checkInSession({
        initialList: makeCheckInList(),
        client: server.client,
        storage: makeStorage(),
        device: () => DEVICE,
      }),
    ]
    server.connection.isOpen = false
    await here.scan(asha)
    server.connection.isOpen = true
    await there.scan(asha)
    await here.sync()
    expect(here.state().log.scans[0]).toMatchObject({ isTooMany: true, verdict: { result: 'already' } })
  })

  it('undoes a check-in, also before it was sent', async () => {
    const session = openSession()
    await session.undo(await session.scan(asha))
    expect((await session.scan(asha)).verdict.result).toBe('ok')
    server.connection.isOpen = false
    const scan = await session.scan(bijay)
    await session.undo(scan)
    expect(countCheckedIn(session.state().log)).toBe(1)
    server.connection.isOpen = true
    await session.sync()
    expect(server.inside.has(bijay)).toBe(false)
    expect(session.state().log.scans.find(({ id }) => id === scan.id)).toMatchObject({
      isUndone: true,
      isUndoSent: true,
    })
  })

  it('does not count a check-in that was undone offline, although the list still has it', async () => {
    const session = openSession()
    const scan = await session.scan(asha)
    const at = scan.verdict.checked_in_at
    server.listed.push(
      ...makeCheckInList().tickets.map((one) => (one.id === ASHA ? { ...one, checked_in_at: at } : one)),
    )
    await session.sync()
    expect(countCheckedIn(session.state().log)).toBe(1)
    server.connection.isOpen = false
    await session.undo(scan)
    expect(countCheckedIn(session.state().log)).toBe(0)
    expect((await session.scan(asha)).verdict.result).toBe('ok')
  })

  it('continues by the list when the session has ended', async () => {
    const session = openSession()
    server.connection.status = 403
    expect((await session.scan(asha)).verdict.result).toBe('ok')
    expect(session.state().connection).toBe('unauthorized')
    server.connection.status = 200
    await session.sync()
    expect(server.inside.size).toBe(1)
  })

  it('saves only new and changed scans', async () => {
    const session = openSession()
    server.connection.isOpen = false
    const scan = await session.scan(asha)
    await session.scan(bijay)
    storage.save.mockClear()
    await session.undo(scan)
    expect(storage.save).toHaveBeenCalledTimes(1)
    expect(storage.save).toHaveBeenCalledWith({ changed: [expect.objectContaining({ id: scan.id })], removed: [] })
  })

  it('reports a full storage, continues, and saves everything later', async () => {
    const session = openSession()
    server.connection.isOpen = false
    storage.disk.isFull = true
    await session.scan(asha)
    expect(session.state().isSaved).toBe(false)
    expect((await session.scan(asha)).verdict.result).toBe('already')
    storage.disk.isFull = false
    await session.scan(bijay)
    expect(session.state().isSaved).toBe(true)
    expect(storage.scans.size).toBe(3)
  })

  it('sends an undo that is requested during a sync', async () => {
    const session = openSession()
    const scan = await session.scan(asha)
    const release = server.holdNext()
    const running = session.sync()
    await vi.waitFor(() => expect(server.fetch).toHaveBeenCalledTimes(2))
    const undone = session.undo(scan)
    release()
    await Promise.all([running, undone])
    expect(server.inside.has(asha)).toBe(false)
    expect(session.state().log.scans[0]).toMatchObject({ isUndone: true, isUndoSent: true })
  })

  it('keeps an undo that is requested before the answer', async () => {
    const session = openSession()
    const release = server.holdNext()
    const result = session.scan(asha)
    await vi.waitFor(() => expect(server.fetch).toHaveBeenCalled())
    const [scan] = session.state().log.scans
    if (!scan) throw new Error('no scan was saved')
    await session.undo(scan)
    release()
    await result
    await session.sync()
    expect(server.inside.has(asha)).toBe(false)
    expect(session.state().log.scans).toEqual([expect.objectContaining({ isUndone: true, isUndoSent: true })])
  })
})
