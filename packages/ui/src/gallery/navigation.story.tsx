import { LANGUAGES, writeDigits } from '@dabali/domain'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Button, ButtonLink } from '../button/button.tsx'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { CopyDetails } from '../copy-details/copy-details.tsx'
import { LanguageLink } from '../language-link/language-link.tsx'
import { BilingualLogo, Logo } from '../logo/logo.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import type { Story } from './story.ts'

const BUTTON_TEXTS = {
  en: { add: 'Add to cart', look: 'Read a sample', pay: 'Pay Rs 1,035 with eSewa', home: 'Return to Homepage' },
  ne: { add: 'कार्टमा थप्नुहोस्', look: 'भित्र हेर्नुहोस्', pay: 'इसेवाबाट रू १,०३५ तिर्नुहोस्', home: 'गृहपृष्ठमा फर्कनुहोस्' },
} as const

export const buttonStory: Story = {
  name: 'button',
  states: (language) => [
    { name: 'main', content: <Button>{BUTTON_TEXTS[language].add}</Button> },
    { name: 'plain', content: <Button kind="plain">{BUTTON_TEXTS[language].look}</Button> },
    { name: 'confirm: the last press', content: <Button kind="confirm">{BUTTON_TEXTS[language].pay}</Button> },
    { name: 'wide', content: <Button wide>{BUTTON_TEXTS[language].add}</Button> },
    { name: 'pending', content: <Button pending>{BUTTON_TEXTS[language].add}</Button> },
    { name: 'closed', content: <Button disabled>{BUTTON_TEXTS[language].add}</Button> },
    { name: 'link', content: <ButtonLink href="/">{BUTTON_TEXTS[language].home}</ButtonLink> },
  ],
}

const CHOICE_LINKS_TEXTS = {
  en: { label: 'Format', all: 'All', album: 'Albums', single: 'Singles' },
  ne: { label: 'ढाँचा', all: 'सबै', album: 'एल्बम', single: 'एकल गीत' },
} as const

export const choiceLinksStory: Story = {
  name: 'choice-links',
  states: (language) => {
    const { label, ...texts } = CHOICE_LINKS_TEXTS[language]
    const choices = Object.values(texts).map((text, index) => ({
      href: `/records/?${index}`,
      text,
      isShown: index === 1,
    }))
    const counted = choices.map((choice, index) => ({ ...choice, count: writeDigits(12 - index, language) }))
    return [
      { name: 'the second is shown', content: <ChoiceLinks label={label} choices={choices} /> },
      { name: 'with how many there are', content: <ChoiceLinks label={label} choices={counted} /> },
    ]
  },
}

export const languageLinkStory: Story = {
  name: 'language-link',
  states: () => LANGUAGES.map((lang) => ({ name: lang, content: <LanguageLink href="/" lang={lang} /> })),
}

export const bilingualLogoStory: Story = {
  name: 'bilingual-logo',
  states: () => [{ name: 'the name in both scripts on one beam', content: <BilingualLogo /> }],
}

const LOGO_TEXTS = { en: 'Dabali', ne: 'डबली' } as const

export const logoStory: Story = {
  name: 'logo',
  states: (language) => [{ name: 'leads home', content: <Logo href="/" name={LOGO_TEXTS[language]} /> }],
}

const PAGINATION_TEXTS = {
  en: { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
  ne: {
    label: 'पाना',
    previous: 'अघिल्लो',
    next: 'अर्को',
    page: (page: number) => `पाना ${writeDigits(page, 'ne')}`,
  },
} as const

export const paginationStory: Story = {
  name: 'pagination',
  states: (language) => {
    const { label, ...texts } = PAGINATION_TEXTS[language]
    const at = (page: number, pages: number) => (
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(other) => `/search/?page=${other}`}
        label={label}
        texts={texts}
        language={language}
      />
    )
    return [
      { name: 'first', content: at(1, 12) },
      { name: 'middle', content: at(6, 12) },
      { name: 'last', content: at(12, 12) },
      { name: 'few', content: at(2, 3) },
      { name: 'many', content: at(118, 1240) },
    ]
  },
}

const COPY_DETAILS_TEXTS = {
  en: { summary: 'Share', email: 'Email', texts: { copy: 'Copy link', copied: 'Link copied', failed: 'Not copied' } },
  ne: {
    summary: 'सेयर गर्नुहोस्',
    email: 'इमेल',
    texts: { copy: 'लिङ्क कपी गर्नुहोस्', copied: 'लिङ्क कपी भयो', failed: 'कपी गर्न सकिएन' },
  },
} as const

export const copyDetailsStory: Story = {
  name: 'copy-details',
  states: (language) => {
    const { summary, email, texts } = COPY_DETAILS_TEXTS[language]
    return [
      {
        name: 'closed',
        content: (
          <CopyDetails summary={summary} text="https://example.com/news/tea" texts={texts}>
            <a href="mailto:?body=https%3A%2F%2Fexample.com%2Fnews%2Ftea">{email}</a>
          </CopyDetails>
        ),
      },
    ]
  },
}

const TABS_TEXTS = {
  en: {
    label: 'Results by type',
    tabs: [
      { id: 'books', text: 'Books', count: '16', content: 'The Rain Ledger and fifteen others.' },
      { id: 'lists', text: 'Lists', count: '2', content: 'Ten books about rain, and what to read on a bus.' },
      { id: 'articles', text: 'Articles', count: '5', content: 'How the monsoon came into the novel.' },
    ],
    many: ['About the book', 'From the first chapter', 'What readers say', 'Delivery and return', 'Other formats'],
    long: 'Read on.',
  },
  ne: {
    label: 'के-के भेटियो',
    tabs: [
      { id: 'books', text: 'किताब', count: '१६', content: 'झरीको खाता र अरू पन्ध्र किताब।' },
      { id: 'lists', text: 'सूची', count: '२', content: 'वर्षाका दस किताब, अनि बसमा पढ्ने किताब।' },
      { id: 'articles', text: 'लेख', count: '५', content: 'उपन्यासमा झरी कसरी आयो।' },
    ],
    many: ['किताबबारे', 'पहिलो अध्यायबाट', 'पाठक के भन्छन्', 'ढुवानी र फिर्ता', 'अरू ढाँचा'],
    long: 'अघि पढ्नुहोस्।',
  },
} as const

export const tabsStory: Story = {
  name: 'tabs',
  states: (language) => {
    const { label, tabs, many, long } = TABS_TEXTS[language]
    return [
      { name: 'counts', content: <Tabs label={label} tabs={tabs} /> },
      {
        name: 'many',
        content: <Tabs label={label} tabs={many.map((text, index) => ({ id: `${index}`, text, content: long }))} />,
      },
    ]
  },
}

const BREADCRUMBS_TEXTS = {
  en: { label: 'You are here', top: 'Books', shelf: 'Poetry', here: 'What the rain owes us' },
  ne: { label: 'तपाईं यहाँ हुनुहुन्छ', top: 'किताब', shelf: 'कविता', here: 'पानीले तिर्न बाँकी' },
} as const

export const breadcrumbsStory: Story = {
  name: 'breadcrumbs',
  states: (language) => {
    const { label, top, shelf, here } = BREADCRUMBS_TEXTS[language]
    const way = [
      { href: '/books', name: top },
      { href: '/category/poetry', name: shelf },
    ]
    return [
      {
        name: 'to a page with a head of its own',
        content: <Breadcrumbs label={label} items={way} locale={language} />,
      },
      {
        name: 'that ends with the page',
        content: <Breadcrumbs label={label} items={way} current={here} locale={language} />,
      },
    ]
  },
}

const THEME_TEXTS = {
  en: { heading: 'Theme', auto: 'Auto', day: 'Light', night: 'Dark' },
  ne: { heading: 'थिम', auto: 'स्वतः', day: 'उज्यालो', night: 'गाढा' },
} as const

export const themeStory: Story = {
  name: 'theme',
  states: (language) => [{ name: 'switch', content: <ThemeSwitch {...THEME_TEXTS[language]} /> }],
}
