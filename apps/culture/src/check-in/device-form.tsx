import { Button } from '@dabali/ui/button'
import { TextField } from '@dabali/ui/field'
import { type SubmitEvent, useId, useState } from 'react'
import { type Device, saveDevice } from './device.ts'
import styles from './device-form.module.css'
import type { VenueTexts } from './venue-texts.ts'

type DeviceFormProps = {
  device: Device | undefined
  /** Doors of earlier scans, to choose from. */
  doors: readonly string[]
  texts: VenueTexts
  onChange: (device: Device) => void
}

/** The name of this device and its door, asked once, with a button to change them. */
export function DeviceForm({ device, doors, texts, onChange }: DeviceFormProps) {
  const [isOpen, setOpen] = useState(device === undefined)
  const listId = useId()

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const textOf = (name: string) => String(form.get(name) ?? '')
    onChange(saveDevice({ name: textOf('device'), door: textOf('door') }))
    setOpen(false)
  }

  if (!isOpen)
    return (
      <p className={styles.bar}>
        <b>{[device?.door, device?.name].filter(Boolean).join(' · ') || texts.deviceNone}</b>
        <Button kind="plain" onClick={() => setOpen(true)}>
          {texts.deviceChange}
        </Button>
      </p>
    )
  return (
    <form className={styles.form} onSubmit={save}>
      <div>
        <h2>{texts.deviceHeading}</h2>
        <p className="quiet">{texts.deviceText}</p>
      </div>
      <TextField
        name="door"
        label={texts.deviceDoor}
        hint={texts.deviceDoorHint}
        defaultValue={device?.door}
        maxLength={60}
        list={listId}
        required
      />
      <datalist id={listId}>
        {doors.map((door) => (
          <option key={door} value={door} />
        ))}
      </datalist>
      <TextField
        name="device"
        label={texts.deviceName}
        hint={texts.deviceNameHint}
        defaultValue={device?.name}
        maxLength={60}
        required
      />
      <Button type="submit">{texts.deviceSave}</Button>
    </form>
  )
}
