import { DateText } from '../date-text/date-text.tsx'
import { FittedTitle } from '../fitted-title/fitted-title.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { Price } from '../price/price.tsx'
import { Prose } from '../prose/prose.tsx'
import { SectionHead } from '../section-head/section-head.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { StatusText } from '../status-text/status-text.tsx'
import type { Story } from './story.ts'

export const dateTextStory: Story = {
  name: 'date-text',
  states: (language) => [
    { name: 'a day', content: <DateText value="2026-12-12" language={language} /> },
    { name: 'a day and a time', content: <DateText value="2026-12-12T12:45:00Z" language={language} /> },
    { name: 'what is no date', content: <DateText value="TBA" language={language} /> },
  ],
}

const FITTED_TITLE_TEXTS = {
  en: { short: 'What the rain owes us', long: 'Incomprehensibilities' },
  ne: { short: 'पानीले तिर्न बाँकी', long: 'अन्तर्राष्ट्रियकरणहरू' },
} as const

export const fittedTitleStory: Story = {
  name: 'fitted-title',
  states: (language) => {
    const { short, long } = FITTED_TITLE_TEXTS[language]
    return [
      { name: 'short words', content: <FittedTitle text={short} locale={language} /> },
      { name: 'a long word', content: <FittedTitle text={long} locale={language} /> },
    ]
  },
}

const PAGE_HEADER_TEXTS = {
  en: {
    title: 'What the rain owes us',
    intro: 'A ledger of forty years, and the two pages that were torn out.',
    breadcrumbsLabel: 'You are here',
    breadcrumbs: [
      { href: '/', name: 'Books' },
      { href: '/read', name: 'Reading room' },
    ],
    by: 'Ishvari Tamot',
  },
  ne: {
    title: 'पानीले तिर्न बाँकी',
    intro: 'चालीस वर्ष राखिएको बहीखाता, र कसैले च्यातेका दुई पाना।',
    breadcrumbsLabel: 'तपाईं यहाँ हुनुहुन्छ',
    breadcrumbs: [
      { href: '/ne', name: 'किताब' },
      { href: '/ne/read', name: 'पढ्ने कोठा' },
    ],
    by: 'ईश्वरी तामोट',
  },
} as const

export const pageHeaderStory: Story = {
  name: 'page-header',
  states: (language) => {
    const { by, ...words } = PAGE_HEADER_TEXTS[language]
    return [
      {
        name: 'with who wrote it',
        content: (
          <PageHeader {...words} locale={language}>
            <span>{by}</span>
          </PageHeader>
        ),
      },
      {
        name: 'over a ledge of what follows',
        content: <PageHeader {...words} intro="" locale={language} isBare />,
      },
    ]
  },
}

const PRICE_TEXTS = {
  en: { printedPrice: 'Printed price', save: (amount: string) => `Save ${amount}` },
  ne: { printedPrice: 'छापिएको मूल्य', save: (amount: string) => `${amount} बचत` },
}

export const priceStory: Story = {
  name: 'price',
  states: (language) => {
    const words = { locale: language, texts: PRICE_TEXTS[language] }
    return [
      { name: 'as printed', content: <Price selling="450.00" printed="450.00" {...words} /> },
      { name: 'less than printed', content: <Price selling="585.00" printed="650.00" {...words} /> },
      { name: 'large', content: <Price large selling="585.00" printed="650.00" {...words} /> },
      { name: 'in lakhs', content: <Price selling="120000.50" printed="125000.00" {...words} /> },
    ]
  },
}

const PROSE_TEXTS = {
  en: '<p>Rain was written down here before it fell.</p><h2>The ledger</h2><p>One page for each <em>month</em>, and <a href="/">one for what was owed</a>.</p><blockquote>Nobody counts drops.</blockquote><ul><li>June</li><li>July</li></ul>',
  ne: '<p>यहाँ पानी पर्नुअघि नै लेखिन्थ्यो।</p><h2>बहीखाता</h2><p>हरेक <em>महिनाको</em> एक पाना, र <a href="/">बाँकीको अर्को</a>।</p><blockquote>थोपा कसैले गन्दैन।</blockquote><ul><li>असार</li><li>साउन</li></ul>',
} as const

export const proseStory: Story = {
  name: 'prose',
  states: (language) => [
    { name: 'plain', content: <Prose html={PROSE_TEXTS[language]} locale={language} /> },
    { name: 'with an initial', content: <Prose html={PROSE_TEXTS[language]} locale={language} initial /> },
  ],
}

const SECTION_HEAD_TEXTS = {
  en: { heading: 'New this week', long: 'What the reading room has been quarrelling about', all: 'All new books' },
  ne: { heading: 'यो हप्ता आएका', long: 'पढ्ने कोठामा यतिखेर बहस भइरहेका किताब', all: 'सबै नयाँ किताब' },
} as const

export const sectionHeadStory: Story = {
  name: 'section-head',
  states: (language) => {
    const { heading, long, all } = SECTION_HEAD_TEXTS[language]
    const other =
      language === 'en'
        ? ({ lang: 'ne', heading: 'नेपालीमा' } as const)
        : ({ lang: 'en', heading: 'In English' } as const)
    const link = <a href="/search">{all}</a>
    return [
      { name: 'alone', content: <SectionHead heading={heading} /> },
      { name: 'with a link', content: <SectionHead heading={heading}>{link}</SectionHead> },
      {
        name: 'without a ledge, over a shelf',
        content: (
          <SectionHead heading={heading} plain>
            {link}
          </SectionHead>
        ),
      },
      { name: 'in the other language', content: <SectionHead heading={other.heading} lang={other.lang} plain /> },
      { name: 'long', content: <SectionHead heading={long}>{link}</SectionHead> },
    ]
  },
}

const STATUS_TEXT_TEXTS = {
  en: { s: 'Paid', w: 'Waiting for eSewa', e: 'Payment failed', other: 'Draft' },
  ne: { s: 'तिरियो', w: 'इसेवाको जवाफ पर्खँदै', e: 'भुक्तानी भएन', other: 'मस्यौदा' },
} as const

export const statusTextStory: Story = {
  name: 'status-text',
  states: (language) => [
    { name: 's, green', content: <StatusText code="s">{STATUS_TEXT_TEXTS[language].s}</StatusText> },
    { name: 'w, yellow', content: <StatusText code="w">{STATUS_TEXT_TEXTS[language].w}</StatusText> },
    { name: 'e, red', content: <StatusText code="e">{STATUS_TEXT_TEXTS[language].e}</StatusText> },
    { name: 'any other, black', content: <StatusText code="d">{STATUS_TEXT_TEXTS[language].other}</StatusText> },
  ],
}

const SKELETON_TEXTS = { en: 'Loading books', ne: 'किताब लोड हुँदैछन्' } as const

export const skeletonStory: Story = {
  name: 'skeleton',
  states: (language) => [
    { name: 'text', content: <Skeleton kind="text" label={SKELETON_TEXTS[language]} /> },
    { name: 'row', content: <Skeleton kind="row" lines={2} label={SKELETON_TEXTS[language]} /> },
    { name: 'cover', content: <Skeleton kind="cover" lines={4} label={SKELETON_TEXTS[language]} /> },
    { name: 'detail', content: <Skeleton kind="detail" lines={5} label={SKELETON_TEXTS[language]} /> },
  ],
}
