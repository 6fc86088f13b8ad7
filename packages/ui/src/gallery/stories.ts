import { audioPlayerStory } from './audio-player.story.tsx'
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
  quantityStepperStory,
  selectFieldStory,
  textFieldStory,
} from './forms.story.tsx'

import { inlinePlayerStory, pictureStory, videoPlayerStory, videoPosterStory } from './media.story.tsx'
import {
  bilingualLogoStory,
  breadcrumbsStory,
  buttonStory,
  choiceLinksStory,
  languageLinkStory,
  logoStory,
  paginationStory,
  shareLinkStory,
  tabsStory,
} from './navigation.story.tsx'
import { confirmDialogStory, dialogStory, drawerStory, formDialogStory, offlineNoticeStory } from './overlays.story.tsx'
import { emptyStateStory, errorScreenStory, errorSummaryStory } from './states.story.tsx'
import type { Story } from './story.ts'

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
  dateTextStory,
  dialogStory,
  drawerStory,
  emptyStateStory,
  errorScreenStory,
  errorSummaryStory,
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
  shareLinkStory,
  skeletonStory,
  statusTextStory,
  tabsStory,
  textFieldStory,
  videoPlayerStory,
  videoPosterStory,
]
