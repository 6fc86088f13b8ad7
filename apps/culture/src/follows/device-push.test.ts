import { afterEach, describe, expect, it, vi } from 'vitest'
import { readDeviceState, turnOff, turnOn } from './device-push.ts'

// A headless browser has no push service: the parts of a browser that are asked stand here.
const KEY = 'BAECAw-_'
const ENDPOINT = 'https://push.example/1'
const KEYS = { p256dh: 'p', auth: 'a' }

type Parts = {
  permission?: NotificationPermission
  /** What the visitor chooses when asked. */
  choice?: NotificationPermission
  subscribed?: boolean
  /** The key of the earlier subscription. */
  key?: string
  refuses?: boolean
  missing?: 'serviceWorker' | 'PushManager' | 'Notification'
}

/** Browser parts, and what was done with them. */
function stubBrowser({ permission = 'granted', choice = permission, subscribed, key = KEY, refuses, missing }: Parts) {
  const done: string[] = []
  const makeSubscription = (name: string) => ({
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
    unsubscribe: async () => done.push(`end ${name}`),
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
  })
  const pushManager = {
    getSubscription: async () => (subscribed ? makeSubscription('old') : null),
    subscribe: async (options: object) => {
      if (refuses) throw new DOMException('push service error', 'AbortError')
      done.push(`subscribe ${JSON.stringify(options)}`)
      return makeSubscription('new')
    },
  }
  const registration = { pushManager }
  const notification = { permission, requestPermission: async () => choice }
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  vi.stubGlobal('navigator', missing === 'serviceWorker' ? {} : { serviceWorker })
  vi.stubGlobal('window', {
    ...(missing === 'PushManager' ? {} : { PushManager: {} }),
    ...(missing === 'Notification' ? {} : { Notification: {} }),
  })
  vi.stubGlobal('Notification', notification)
  return done
}

afterEach(() => vi.unstubAllGlobals())

describe('the state of a device', () => {
  it.each([
    { name: 'no service worker', parts: { missing: 'serviceWorker' }, state: 'unsupported' },
    { name: 'no push', parts: { missing: 'PushManager' }, state: 'unsupported' },
    { name: 'no notifications', parts: { missing: 'Notification' }, state: 'unsupported' },
    { name: 'blocked', parts: { permission: 'denied', subscribed: true }, state: 'denied' },
    { name: 'never asked', parts: { permission: 'default' }, state: 'off' },
    { name: 'allowed without a subscription', parts: {}, state: 'off' },
    { name: 'subscribed', parts: { subscribed: true }, state: 'on' },
    { name: 'subscribed with an earlier key', parts: { subscribed: true, key: 'BAECAwQF' }, state: 'off' },
    { name: 'permission reset', parts: { subscribed: true, permission: 'default' }, state: 'off' },
  ] as const)('with $name is $state', async ({ parts, state }) => {
    stubBrowser(parts)
    expect(await readDeviceState({ public_key: KEY, endpoints: ['https://push.example/0', ENDPOINT] })).toBe(state)
  })

  it('is off if the subscription is not of this account', async () => {
    stubBrowser({ subscribed: true })
    expect(await readDeviceState({ public_key: KEY, endpoints: [] })).toBe('off')
  })
})

describe('turning notifications on', () => {
  const SUBSCRIBED = `subscribe {"userVisibleOnly":true,"applicationServerKey":"${KEY}"}`

  it('subscribes and saves it', async () => {
    const done = stubBrowser({ permission: 'default', choice: 'granted' })
    const save = vi.fn(async () => undefined)
    expect(await turnOn(KEY, save)).toBe('on')
    expect(done).toEqual([SUBSCRIBED])
    expect(save).toHaveBeenCalledExactlyOnceWith({ endpoint: ENDPOINT, keys: KEYS })
  })

  it('ends an earlier subscription first', async () => {
    const done = stubBrowser({ subscribed: true })
    expect(await turnOn(KEY, async () => undefined)).toBe('on')
    expect(done).toEqual(['end old', SUBSCRIBED])
  })

  it.each([
    { choice: 'denied', state: 'denied' },
    { choice: 'default', state: 'off' },
  ] as const)('changes nothing if permission is $choice', async ({ choice, state }) => {
    const done = stubBrowser({ permission: 'default', choice })
    expect(await turnOn(KEY, () => Promise.reject(new Error('saved')))).toBe(state)
    expect(done).toEqual([])
  })

  it('ends the subscription if it cannot be saved', async () => {
    const done = stubBrowser({})
    await expect(turnOn(KEY, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(done).toEqual([SUBSCRIBED, 'end new'])
  })

  it('fails if the browser cannot reach its push service', async () => {
    stubBrowser({ refuses: true })
    await expect(turnOn(KEY, async () => undefined)).rejects.toThrow('push service error')
  })
})

describe('turning notifications off', () => {
  it.each([undefined, new Error('down')])('ends the subscription, also if the API answers %s', async (failure) => {
    const done = stubBrowser({ subscribed: true })
    const removed: object[] = []
    const remove = async (ended: object) => {
      removed.push(ended)
      if (failure) throw failure
    }
    expect(await turnOff(remove)).toBe('off')
    expect([done, removed]).toEqual([['end old'], [{ endpoint: ENDPOINT }]])
  })

  it('does nothing where there is no subscription', async () => {
    stubBrowser({})
    expect(await turnOff(() => Promise.reject(new Error('called')))).toBe('off')
  })
})
