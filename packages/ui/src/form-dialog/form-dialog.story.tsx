import type { Story } from '../gallery/story.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FormDialog } from './form-dialog.tsx'

const WORDS = {
  en: {
    title: 'A note to the courier',
    label: 'Note',
    submit: 'Save the note',
    cancel: 'Not now',
    wrong: 'The note was not saved: there is no line just now.',
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
    const { title, label, submit, cancel, wrong } = WORDS[language]
    return [
      {
        name: 'answers that there is no line when it is sent',
        floats: (close) => (
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
