import { below } from '#lib/breakpoints.ts'
import { siteForm } from '#lib/forms/marks.ts'
import { isReturn } from '#lib/browser/arrival.ts'
import {
  afterFirstWindow,
  atOnce,
  whenNear,
  whenNearLater,
  whenSettled,
  whenTouched,
  type Moment,
} from '#lib/browser/moments.ts'
import { panel } from '#ui/Panel/Panel.names.ts'
import { fold, row } from '#ui/Section/Section.names.ts'
import { beforeAfter } from './BeforeAfter/BeforeAfter.names.ts'
import { leaveWhileTyping } from './CallBar/CallBar.behaviour.ts'
import { check } from './Check/Check.names.ts'
import { comparison } from './Comparison/Comparison.names.ts'
import { contents } from './Contents/Contents.names.ts'
import { costs } from './Costs/Costs.names.ts'
import { counting } from './ConsentBar/ConsentBar.names.ts'
import { count } from './Figures/Figures.names.ts'
import { film } from './FilmFrame/FilmFrame.names.ts'
import { financing } from './FinancingWidget/FinancingWidget.names.ts'
import { header, openNow } from './Header/Header.names.ts'
import { turnDay } from './Hero/Hero.names.ts'
import { openLightboxLinks } from './LightboxLink/LightboxLink.behaviour.ts'
import { closePreview } from './PreviewBar/PreviewBar.behaviour.ts'
import { priceFilter } from './PriceTable/PriceTable.names.ts'
import { datePrints } from './PrintHead/PrintHead.behaviour.ts'
import { unfoldForPrint } from './PrintHead/unfold-for-print.ts'
import { offer } from './Languages/Languages.names.ts'
import { openSearch } from './Search/Search.Dialog.behaviour.ts'
import { search } from '#lib/search/marks.ts'
import { testimonials } from './Testimonials/Testimonials.names.ts'
import { video } from './VideoFrame/VideoFrame.names.ts'

type Behaviour = [
  selector: string,
  moment: Moment,
  load: () => Promise<{ start(element: HTMLElement): void }>,
]

/** Words in the address are answered at once: ?q=, or an address that does not exist. */
const asks = location.search || !/^(?:\/es)?\/search$/.test(location.pathname)

const belowTablet: Moment = (_element, go) => {
  if (matchMedia(below('tablet')).matches) afterFirstWindow(go)
}

/** What folds lies below the first window, unless the visitor comes back to it or the address names it. */
const onPhones: Moment = (_element, go) => {
  if (!matchMedia(below('phone')).matches) return
  if (location.hash || isReturn()) go()
  else afterFirstWindow(go)
}

/** What a block does in the browser: where its markup stands, when it is sent for, and what is sent. */
export const behaviours: Behaviour[] = [
  ['#menu', whenTouched, () => import('./Header/Header.behaviour.ts')],
  [`[${header}]`, belowTablet, () => import('./Header/Header.hide.behaviour.ts')],
  [`[${openNow}]`, whenNear, () => import('./Header/Header.OpenNow.behaviour.ts')],
  [
    `form[${siteForm}]`,
    // An address may name the subject.
    location.search || isReturn() ? atOnce : whenNear,
    () => import('./SiteForm/SiteForm.behaviour.ts'),
  ],
  [`[${contents}]`, whenNear, () => import('./Contents/Contents.behaviour.ts')],
  [`[${film}]`, whenNearLater, () => import('./FilmFrame/FilmFrame.behaviour.ts')],
  [`[${turnDay}]`, whenNearLater, () => import('./Hero/Hero.behaviour.ts')],
  [`[${video}]`, whenNear, () => import('./VideoFrame/VideoFrame.behaviour.ts')],
  [`[${count}]`, whenNearLater, () => import('./Figures/Figures.behaviour.ts')],
  [`[${fold}], [${row}]`, onPhones, () => import('#ui/Section/Section.behaviour.ts')],
  [`[${panel}]`, whenNear, () => import('#ui/Panel/Panel.behaviour.ts')],
  [`[${beforeAfter}]`, whenNear, () => import('./BeforeAfter/BeforeAfter.behaviour.ts')],
  [`[${comparison}]`, whenNear, () => import('./Comparison/Comparison.behaviour.ts')],
  [`[${costs}]`, location.hash ? atOnce : whenNear, () => import('./Costs/Costs.behaviour.ts')],
  [`[${check}]`, whenNear, () => import('./Check/Check.behaviour.ts')],
  [`[${testimonials}]`, whenNear, () => import('./Testimonials/Testimonials.behaviour.ts')],
  [`main [${search}]`, asks ? atOnce : whenSettled, () => import('./Search/Search.behaviour.ts')],
  [`[${priceFilter}]`, whenSettled, () => import('./PriceTable/PriceTable.Filter.behaviour.ts')],
  [`[${offer}]`, whenSettled, () => import('./Languages/Languages.behaviour.ts')],
  [`[${counting}]`, atOnce, () => import('./ConsentBar/ConsentBar.behaviour.ts')],
  [`[${financing}]`, atOnce, () => import('./FinancingWidget/FinancingWidget.behaviour.ts')],
]

/** What is too little to be sent for. */
export const fromTheStart = [
  leaveWhileTyping,
  closePreview,
  openSearch,
  openLightboxLinks,
  datePrints,
  unfoldForPrint,
]
