'use client'

import { addPushSubscription, getPushSettings, removePushSubscription } from '@dabali/api-client'
import { useClient } from '@dabali/shop/store'
import { Button } from '@dabali/ui/button'
import { SectionHead } from '@dabali/ui/section-head'
import { useEffect, useState } from 'react'
import { type DeviceState, readDeviceState, turnOff, turnOn } from './device-push.ts'
import styles from './follows.module.css'

type DeviceNotificationsProps = { texts: Record<DeviceState | 'heading' | 'turnOn' | 'turnOff', string> }

const SILENT = { silent: true }

/**
 * Turns notifications in this browser on and off. Only the browser knows whether they are on, so that it is shown after the start of
 * the page, below everything else; without scripts or keys it is not shown.
 */
export function DeviceNotifications({ texts }: DeviceNotificationsProps) {
  const client = useClient()
  const [publicKey, setPublicKey] = useState<string>()
  const [state, setState] = useState<DeviceState>()
  const [isOn, setOn] = useState(false)
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    let isActive = true
    async function read() {
      const { public_key, endpoints } = await getPushSettings(client, {}, SILENT)
      if (public_key === null) return
      const found = await readDeviceState({ public_key, endpoints })
      if (!isActive) return
      setPublicKey(public_key)
      setOn(found === 'on')
      setState(found)
    }
    // The emails come without it.
    read().catch(() => undefined)
    return () => {
      isActive = false
    }
  }, [client])

  async function change(key: string) {
    if (isPending) return
    setPending(true)
    try {
      const reached = isOn
        ? await turnOff((ended) => removePushSubscription(client, ended, SILENT))
        : await turnOn(key, (added) => addPushSubscription(client, added, SILENT))
      setOn(reached === 'on')
      setState(reached)
    } catch {
      setState('failed')
    }
    setPending(false)
  }

  if (!(publicKey && state)) return null
  return (
    <section className={`${styles.device} no-print`} aria-labelledby="device-notifications">
      <SectionHead id="device-notifications" heading={texts.heading} />
      <p role="status">{texts[state]}</p>
      {state !== 'denied' && state !== 'unsupported' && (
        <Button kind="plain" pending={isPending} onClick={() => change(publicKey)}>
          {isOn ? texts.turnOff : texts.turnOn}
        </Button>
      )}
    </section>
  )
}
