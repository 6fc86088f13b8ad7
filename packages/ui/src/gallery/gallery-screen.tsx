'use client'

import type { Language } from '@dabali/domain'
import { useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import {
  dateTextStory,
  fittedTitleStory,
  pageHeaderStory,
  priceStory,
  proseStory,
  sectionHeadStory,
  skeletonStory,
  statusTextStory,
} from './content.story.tsx'
import {
  checkFieldStory,
  choiceGroupStory,
  fieldStory,
  quantityStepperStory,
  selectFieldStory,
} from './forms.story.tsx'
import styles from './gallery-screen.module.css'
import {
  audioPlayerStory,
  inlinePlayerStory,
  pictureStory,
  videoPlayerStory,
  videoPosterStory,
} from './media.story.tsx'
import {
  bilingualLogoStory,
  breadcrumbsStory,
  buttonStory,
  choiceLinksStory,
  copyDetailsStory,
  languageLinkStory,
  logoStory,
  paginationStory,
  tabsStory,
  themeStory,
} from './navigation.story.tsx'
import { confirmDialogStory, dialogStory, drawerStory, formDialogStory, offlineNoticeStory } from './overlays.story.tsx'
import { emptyStateStory, errorScreenStory, errorSummaryStory } from './states.story.tsx'
import type { Story, StoryState } from './story.ts'

/** The stories of all components, sorted by name. */
export const STORIES: readonly Story[] = [
  audioPlayerStory,
  bilingualLogoStory,
  breadcrumbsStory,
  buttonStory,
  checkFieldStory,
  choiceGroupStory,
  choiceLinksStory,
  confirmDialogStory,
  copyDetailsStory,
  dateTextStory,
  dialogStory,
  drawerStory,
  emptyStateStory,
  errorScreenStory,
  errorSummaryStory,
  fieldStory,
  fittedTitleStory,
  formDialogStory,
  inlinePlayerStory,
  languageLinkStory,
  logoStory,
  offlineNoticeStory,
  pageHeaderStory,
  paginationStory,
  pictureStory,
  priceStory,
  proseStory,
  quantityStepperStory,
  sectionHeadStory,
  selectFieldStory,
  skeletonStory,
  statusTextStory,
  tabsStory,
  themeStory,
  videoPlayerStory,
  videoPosterStory,
]

const SITES = ['store', 'culture'] as const
const THEMES = ['day', 'night'] as const

/** Every component in each of its states. */
export function GalleryScreen({ language, site: ownSite }: { language: Language; site: (typeof SITES)[number] }) {
  const [site, setSite] = useState<(typeof SITES)[number]>(ownSite)
  const [theme, setTheme] = useState<(typeof THEMES)[number]>(ownSite === 'store' ? 'day' : 'night')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['site'] = site
    return () => {
      dataset['site'] = ownSite
    }
  }, [site, ownSite])
  return (
    <main id="main" className={`${styles.gallery} ${styles[theme]}`}>
      <header className={`page ${styles.head}`}>
        <h1 lang="en">Components</h1>
        <Switch name="site" choices={SITES} chosen={site} onChoose={setSite} />
        <Switch name="theme" choices={THEMES} chosen={theme} onChoose={setTheme} />
        <nav aria-label="Parts" lang="en">
          {STORIES.map(({ name }) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {STORIES.map(({ name, states }) => (
        <section key={name} id={name} className={`page ${styles.part}`}>
          <h2 lang="en">{name}</h2>
          {states(language).map((state) => (
            <div key={state.name} className={styles.state}>
              <p className={styles.label} lang="en">
                {state.name}
              </p>
              <div>
                <StoryStateView state={state} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}

type SwitchProps<Choice extends string> = {
  name: string
  choices: readonly Choice[]
  chosen: Choice
  onChoose: (choice: Choice) => void
}

function Switch<Choice extends string>({ name, choices, chosen, onChoose }: SwitchProps<Choice>) {
  return (
    <fieldset className={styles.switch} lang="en">
      <legend className="visually-hidden">{name}</legend>
      {choices.map((choice) => (
        <label key={choice}>
          <input type="radio" name={name} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}

function StoryStateView({ state }: { state: StoryState }) {
  const [isOpen, setOpen] = useState(false)
  if ('content' in state) return state.content
  return (
    <>
      <Button kind="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span lang="en">{isOpen ? 'Hide' : 'Show'}</span>
      </Button>
      {isOpen && state.overlay(() => setOpen(false))}
    </>
  )
}
