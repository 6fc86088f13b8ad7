/** Whether this browser shows notifications. `failed` is a change that did not work. */
export type DeviceState = 'unsupported' | 'denied' | 'off' | 'on' | 'failed'

type Settings = { public_key: string; endpoints: readonly string[] }
type Subscribed = { endpoint: string; keys: { p256dh: string; auth: string } }

/** The registration of a page takes a moment; without scripts of its own it never comes. */
const LONGEST_WAIT_MS = 10_000

/** Whether this browser shows the notifications of the account that is logged in. */
export async function readDeviceState({ public_key, endpoints }: Settings): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  // Another account may have added it, or it was made with an earlier key.
  const isOn = subscription && endpoints.includes(subscription.endpoint) && hasKey(subscription, public_key)
  return isOn && Notification.permission === 'granted' ? 'on' : 'off'
}

function hasKey({ options }: PushSubscription, key: string) {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return (
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '') === key
  )
}

/** Asks for permission and subscribes. The subscription is ended if it cannot be saved. */
export async function turnOn(publicKey: string, save: (added: Subscribed) => Promise<unknown>): Promise<DeviceState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { pushManager } = await readyRegistration()
  // One of an earlier key or account would be returned again, or be in the way.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
    await save({ endpoint: endpoint ?? '', keys: { p256dh, auth } })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

async function readyRegistration() {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No service worker')), LONGEST_WAIT_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** Ends the subscription. If the API cannot be told, it learns it from the push service with the next message. */
export async function turnOff(remove: (ended: { endpoint: string }) => Promise<unknown>): Promise<DeviceState> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  if (!subscription) return 'off'
  await remove({ endpoint: subscription.endpoint }).catch(() => undefined)
  await subscription.unsubscribe()
  return 'off'
}
