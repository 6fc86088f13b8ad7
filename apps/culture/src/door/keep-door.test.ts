import { type CheckIn, createClient, type Door } from '@dabali/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countIn, waiting } from './door-book.ts'
import { keepDoor } from './keep-door.ts'
import { ASHA, BIJAY, makeDoor } from './testing/make-door.ts'
import { signCode } from './testing/sign-code.ts'

const codeOf = (ticketId: string) => signCode({ ticketId, nightId: 7, revision: 1 })
const [asha, bijay] = [codeOf(ASHA), codeOf(BIJAY)]

type Sent = { code: string; scan_id: string; scanned_at: string }

/** A house that lets each ticket in once, over all doors, and answers the same scan the same. */
function makeHouse() {
  const told = new Map<string, CheckIn>()
  const inside = new Map<string, string>()
  const line = { isOpen: true, status: 200 }
  const answer = ({ code, scan_id, scanned_at }: Sent): CheckIn => {
    const known = told.get(scan_id)
    if (known) return known
    const earlier = inside.get(code)
    inside.set(code, earlier ?? scanned_at)
    const id = code === asha ? ASHA : BIJAY
    const ticket = {
      id,
      ticket_type: 'Floor',
      holder: code === asha ? 'Asha Rai' : 'Bijay Tamang',
      order_number: '1',
      number: 1,
    }
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
  const list = (): Door => makeDoor({ at: new Date().toISOString() })
  const fetch = vi.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (!line.isOpen) throw new TypeError('no line')
    if (line.status !== 200) return Response.json({ detail: 'no' }, { status: line.status })
    const path = String(address)
    const body = init?.body ? JSON.parse(String(init.body)) : {}
    if (path.endsWith('/batch/')) return Response.json({ results: body.scans.map(answer) })
    if (path.endsWith('/undo/')) return Response.json(undo(body.scan_id))
    return Response.json(init?.method === 'POST' ? answer(body) : list())
  })
  return { line, inside, client: createClient({ baseUrl: 'https://house.test/v1/', fetch, retries: 0 }), fetch }
}

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

let house: ReturnType<typeof makeHouse>
let storage: ReturnType<typeof makeStorage>
const openDoor = () => keepDoor({ door: makeDoor(), client: house.client, storage })
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
    expect(waiting(again.state().book.scans)).toHaveLength(1)
    expect((await again.scan(asha)).verdict.result).toBe('already')
  })

  it('says whom another door had let in before', async () => {
    const [here, there] = [openDoor(), keepDoor({ door: makeDoor(), client: house.client, storage: makeStorage() })]
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

  it('goes on by its list where the house no longer knows it', async () => {
    const keeper = openDoor()
    house.line.status = 403
    expect((await keeper.scan(asha)).verdict.result).toBe('ok')
    expect(keeper.state().line).toBe('stranger')
    house.line.status = 200
    await keeper.sync()
    expect(house.inside.size).toBe(1)
  })

  it('holds for as long as the page is open where nothing can be kept', async () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
    }
    const keeper = keepDoor({ door: makeDoor(), client: house.client, storage: full })
    house.line.isOpen = false
    await keeper.scan(asha)
    expect((await keeper.scan(asha)).verdict.result).toBe('already')
  })
})
