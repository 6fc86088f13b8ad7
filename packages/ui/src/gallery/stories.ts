import { audioPlayerStory } from '../audio-player/audio-player.story.tsx'
import { buttonStory } from '../button/button.story.tsx'
import { checkFieldStory } from '../check-field/check-field.story.tsx'
import { choiceGroupStory } from '../choice-group/choice-group.story.tsx'
import { choiceLinksStory } from '../choice-links/choice-links.story.tsx'
import { confirmStory } from '../confirm/confirm.story.tsx'
import { dateTextStory } from '../date-text/date-text.story.tsx'
import { dialogStory } from '../dialog/dialog.story.tsx'
import { drawerStory } from '../drawer/drawer.story.tsx'
import { emptyStateStory } from '../empty-state/empty-state.story.tsx'
import { errorScreenStory } from '../error-screen/error-screen.story.tsx'
import { errorSummaryStory } from '../error-summary/error-summary.story.tsx'
import { filmPosterStory } from '../film-poster/film-poster.story.tsx'
import { fittedTitleStory } from '../fitted-title/fitted-title.story.tsx'
import { formDialogStory } from '../form-dialog/form-dialog.story.tsx'
import { languageLinkStory } from '../language-link/language-link.story.tsx'
import { lockupStory } from '../lockup/lockup.story.tsx'
import { offlineNoticeStory } from '../offline-notice/offline-notice.story.tsx'
import { openingStory } from '../opening/opening.story.tsx'
import { paginationStory } from '../pagination/pagination.story.tsx'
import { pictureStory } from '../picture/picture.story.tsx'
import { playHereStory } from '../play-here/play-here.story.tsx'
import { priceStory } from '../price/price.story.tsx'
import { proseStory } from '../prose/prose.story.tsx'
import { quantityStepperStory } from '../quantity-stepper/quantity-stepper.story.tsx'
import { sectionHeadStory } from '../section-head/section-head.story.tsx'
import { selectFieldStory } from '../select-field/select-field.story.tsx'
import { shareLinkStory } from '../share-link/share-link.story.tsx'
import { skeletonStory } from '../skeleton/skeleton.story.tsx'
import { statusTextStory } from '../status-text/status-text.story.tsx'
import { tabsStory } from '../tabs/tabs.story.tsx'
import { textFieldStory } from '../text-field/text-field.story.tsx'
import { videoPlayerStory } from '../video-player/video-player.story.tsx'
import { wayHereStory } from '../way-here/way-here.story.tsx'
import { wordmarkStory } from '../wordmark/wordmark.story.tsx'
import type { Story } from './story.ts'

/** Every part of the kit, in the order of its name. */
export const STORIES: readonly Story[] = [
  audioPlayerStory,
  buttonStory,
  checkFieldStory,
  choiceGroupStory,
  choiceLinksStory,
  confirmStory,
  dateTextStory,
  dialogStory,
  drawerStory,
  emptyStateStory,
  errorScreenStory,
  errorSummaryStory,
  filmPosterStory,
  fittedTitleStory,
  formDialogStory,
  languageLinkStory,
  lockupStory,
  offlineNoticeStory,
  openingStory,
  paginationStory,
  pictureStory,
  playHereStory,
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
  wayHereStory,
  wordmarkStory,
]
