import { type ReactNode, useEffect } from 'react'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { TextField } from '../field/field.tsx'
import { FormDialog } from '../form-dialog/form-dialog.tsx'
import { OfflineNotice } from '../offline-notice/offline-notice.tsx'
import type { Story } from './story.ts'

const CONFIRM_DIALOG_TEXTS = {
  en: {
    cancelOrder: {
      title: 'Cancel this order?',
      text: "Your order hasn't shipped. Rs 1,035 will be refunded to eSewa within two days.",
      goOn: 'Cancel order',
      cancel: 'Keep it',
    },
    moved: {
      title: 'The venue has changed',
      text: 'Because of rain, the concert is now inside Hiti Hall.',
      goOn: 'OK',
    },
  },
  ne: {
    cancelOrder: {
      title: 'यो अर्डर रद्द गर्ने हो?',
      text: 'पार्सल अझै निस्केको छैन। रू १,०३५ दुई दिनभित्र तपाईंको इसेवामा फिर्ता आउँछ।',
      goOn: 'अर्डर रद्द गर्नुहोस्',
      cancel: 'राखिराख्नुहोस्',
    },
    moved: { title: 'कार्यक्रमको ठाउँ सर्‍यो', text: 'पानी पर्ने भएकाले मञ्च हिटी हलभित्र सारिएको छ।', goOn: 'हुन्छ' },
  },
} as const

export const confirmDialogStory: Story = {
  name: 'confirm-dialog',
  states: (language) => [
    {
      name: 'a question: the way back comes first',
      overlay: (close) => (
        <ConfirmDialog request={{ ...CONFIRM_DIALOG_TEXTS[language].cancelOrder, id: 1, answer: close }} />
      ),
    },
    {
      name: 'something that must be read',
      overlay: (close) => <ConfirmDialog request={{ ...CONFIRM_DIALOG_TEXTS[language].moved, id: 2, answer: close }} />,
    },
  ],
}

const DIALOG_TEXTS = {
  en: {
    title: 'Delivery',
    text: 'Next-day delivery in the Kathmandu Valley. Elsewhere we send the parcel by bus to the nearest counter, which calls you.',
    close: 'Close',
    long: 'The bus leaves Kalanki at six in the evening, stops in Naubise, Mugling and Narayanghat, and is in Butwal before the tea stalls open.',
  },
  ne: {
    title: 'पार्सल कसरी पुग्छ',
    text: 'उपत्यकाभित्र भोलि नै घरमा ल्याइदिन्छौँ। उपत्यकाबाहिर नजिकको काउन्टरसम्म बसले पुर्‍याउँछ, अनि काउन्टरले तपाईंलाई फोन गर्छ।',
    close: 'बन्द गर्नुहोस्',
    long: 'बस साँझ छ बजे कलङ्कीबाट छुट्छ, नौबिसे, मुग्लिन र नारायणगढमा रोकिन्छ, अनि चियापसल खुल्नुअघि नै बुटवल पुग्छ।',
  },
} as const

const DIALOG_LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

export const dialogStory: Story = {
  name: 'dialog',
  states: (language) => {
    const { title, text, close: closeText, long } = DIALOG_TEXTS[language]
    return [
      {
        name: 'with an action',
        overlay: (close) => (
          <Dialog open title={title} onClose={close} actions={<Button onClick={close}>{closeText}</Button>}>
            <p>{text}</p>
          </Dialog>
        ),
      },
      {
        name: 'longer than the screen',
        overlay: (close) => (
          <Dialog open title={title} onClose={close} actions={<Button onClick={close}>{closeText}</Button>}>
            {DIALOG_LINES.map((line) => (
              <p key={line}>{long}</p>
            ))}
          </Dialog>
        ),
      },
    ]
  },
}

const DRAWER_TEXTS = {
  en: { title: 'Cart', close: 'Close', book: 'The Rain Ledger, Rs 585', checkout: 'Checkout' },
  ne: { title: 'कार्ट', close: 'बन्द गर्नुहोस्', book: 'कुहिरोको घर, रू ४५०', checkout: 'चेकआउट' },
} as const

const DRAWER_MANY = Array.from({ length: 30 }, (_, line) => `line ${line}`)

export const drawerStory: Story = {
  name: 'drawer',
  states: (language) => {
    const { title, close: closeText, book, checkout } = DRAWER_TEXTS[language]
    return [
      {
        name: 'with one line',
        overlay: (close) => (
          <Drawer open title={title} closeText={closeText} onClose={close}>
            <p>{book}</p>
            <Button wide>{checkout}</Button>
          </Drawer>
        ),
      },
      {
        name: 'longer than the screen',
        overlay: (close) => (
          <Drawer open title={title} closeText={closeText} onClose={close}>
            {DRAWER_MANY.map((line) => (
              <p key={line}>{book}</p>
            ))}
            <Button wide>{checkout}</Button>
          </Drawer>
        ),
      },
      {
        name: 'a sheet at the bottom with its buttons',
        overlay: (close) => (
          <Drawer
            open
            placement="bottom"
            title={title}
            closeText={closeText}
            onClose={close}
            actions={<Button kind="main">{checkout}</Button>}
          >
            <p>{book}</p>
          </Drawer>
        ),
      },
    ]
  },
}

const OFFLINE_NOTICE_TEXTS = {
  en: { text: "You're offline. Your cart is saved.", backText: "You're back online." },
  ne: { text: 'नेट छैन। कार्ट यहीँ सुरक्षित छ।', backText: 'नेट फेरि आयो।' },
} as const

/** What the browser says, said to the parts inside. */
function After({ events, children }: { events: readonly string[]; children: ReactNode }) {
  useEffect(() => {
    for (const event of events) dispatchEvent(new Event(event))
  }, [events])
  return children
}

const OFFLINE_NOTICE_GONE = ['offline']
const OFFLINE_NOTICE_BACK = ['offline', 'online']

export const offlineNoticeStory: Story = {
  name: 'offline-notice',
  states: (language) => {
    const notice = <OfflineNotice {...OFFLINE_NOTICE_TEXTS[language]} />
    return [
      { name: 'there', content: notice },
      { name: 'gone', content: <After events={OFFLINE_NOTICE_GONE}>{notice}</After> },
      { name: 'back', content: <After events={OFFLINE_NOTICE_BACK}>{notice}</After> },
    ]
  },
}

const FORM_DIALOG_TEXTS = {
  en: {
    title: 'A note to the courier',
    label: 'Note',
    submit: 'Save note',
    cancel: 'Not now',
    wrong: "We couldn't save the note. Check your connection and try again.",
  },
  ne: {
    title: 'कुरियरलाई सन्देश',
    label: 'सन्देश',
    submit: 'सन्देश राख्नुहोस्',
    cancel: 'अहिले होइन',
    wrong: 'सन्देश राख्न सकिएन: अहिले नेट छैन।',
  },
} as const

export const formDialogStory: Story = {
  name: 'form-dialog',
  states: (language) => {
    const { title, label, submit, cancel, wrong } = FORM_DIALOG_TEXTS[language]
    return [
      {
        name: 'answers that there is no line when it is sent',
        overlay: (close) => (
          <FormDialog
            open
            title={title}
            submitText={submit}
            cancelText={cancel}
            onClose={close}
            onSubmit={async () => wrong}
          >
            <TextField name="note" label={label} />
          </FormDialog>
        ),
      },
    ]
  },
}
