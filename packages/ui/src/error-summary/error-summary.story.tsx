import type { Story } from '../gallery/story.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const WORDS = {
  en: {
    heading: 'Two things to put right',
    phone: 'Mobile number',
    phoneError: 'Mobile number: five digits are missing',
    name: 'Full name',
    nameError: 'Full name: write the name the courier should ask for',
    one: 'One thing to put right',
    whole: 'The last copy of The Rain Ledger went while you were writing. Take it out of the cart to go on.',
  },
  ne: {
    heading: 'दुईवटा कुरा मिलाउनुहोस्',
    phone: 'मोबाइल नम्बर',
    phoneError: 'मोबाइल नम्बर: पाँच अङ्क छुटेको छ',
    name: 'पूरा नाम',
    nameError: 'पूरा नाम: कुरियरले सोध्ने नाम लेख्नुहोस्',
    one: 'एउटा कुरा मिलाउनुहोस्',
    whole: 'तपाईंले लेख्दालेख्दै “झरीको खाता” को अन्तिम प्रति सकियो। अघि बढ्न त्यसलाई डोकोबाट निकाल्नुहोस्।',
  },
} as const

export const errorSummaryStory: Story = {
  name: 'error-summary',
  states: (language) => {
    const { heading, phone, phoneError, name, nameError, one, whole } = WORDS[language]
    const errors = [
      { field: 'phone', text: phoneError },
      { field: 'full_name', text: nameError },
    ]
    return [
      {
        name: 'fields',
        shows: (
          <>
            <ErrorSummary heading={heading} errors={errors} />
            <TextField name="phone" label={phone} />
            <TextField name="full_name" label={name} />
          </>
        ),
      },
      { name: 'whole', shows: <ErrorSummary heading={one} errors={[{ text: whole }]} /> },
    ]
  },
}
