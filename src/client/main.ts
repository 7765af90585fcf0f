/** Runs on every page. React, Swiper, the lightbox and the search index are loaded when they are needed. */
import { enableBeforeAfter } from '#components/BeforeAfter/BeforeAfter.client.ts'
import { forgetTickedAnswers } from '#components/Check/Check.client.ts'
import { enableConsentBar } from '#components/ConsentBar/ConsentBar.client.ts'
import { enableContents } from '#components/Contents/Contents.client.ts'
import { enableCounters } from '#components/Counters/Counters.client.ts'
import { openNamedDrip } from '#components/Drips/Drips.client.ts'
import { enableFilms } from '#components/FilmFrame/FilmFrame.client.ts'
import { enableFinancingWidget } from '#components/Financing/Financing.client.ts'
import { enablePreviewBar, hideBarsWhileTyping } from '#components/BottomBars/BottomBars.client.ts'
import { enableHeader } from '#components/Header/Header.client.ts'
import { enableHomeBanner } from '#components/HomeBanner/HomeBanner.client.ts'
import { enableLanguageOffer, keepQueryInOtherLanguage } from '#components/Languages/Languages.client.ts'
import { enablePriceFilter } from '#components/PriceTable/PriceTable.client.ts'
import { enableSearchDialog, enableSearchFields } from '#components/Search/Search.client.ts'
import { enableForms } from '#components/SiteForm/SiteForm.client.ts'
import { enableTestimonials } from '#components/Testimonials/Testimonials.client.ts'
import { enablePanels } from '#components/ui/Panel/Panel.client.ts'
import { collapseSections } from '#components/ui/Section/Section.client.ts'
import { keepOneOpen } from '#lib/browser/keep-one-open.ts'
import { lockUnderMenu } from '#lib/browser/lock-scroll.ts'
import { fillPrintDates, unfoldForPrint } from '#lib/browser/print.ts'
import { deleteSentDraft } from '#lib/forms/drafts.ts'
import { enableLightbox } from './lightbox/enable-lightbox.ts'
import { renderBelowFold } from './render-below-fold.ts'
import { revealOnScroll } from './reveal.ts'

ignoreSkippedTransitions()
renderBelowFold()
revealOnScroll()
enableHeader()
lockUnderMenu()
enableSearchDialog()
enableSearchFields()
enableHomeBanner()
enableFilms()
collapseSections()
keepOneOpen()
enablePanels()
enableContents()
enableCounters()
enableBeforeAfter()
enableTestimonials()
enablePriceFilter()
openNamedDrip()
forgetTickedAnswers()
enableLightbox()
enableForms()
hideBarsWhileTyping()
enablePreviewBar()
enableLanguageOffer()
keepQueryInOtherLanguage()
enableFinancingWidget()
enableConsentBar()
fillPrintDates()
unfoldForPrint()
if (/^(?:\/es)?\/thanks\//.test(location.pathname)) deleteSentDraft()

/** WebKit reports a view transition that is skipped, because the visitor left early, as an unhandled rejection. */
function ignoreSkippedTransitions(): void {
  for (const type of ['pageswap', 'pagereveal'] as const)
    addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}))
}
