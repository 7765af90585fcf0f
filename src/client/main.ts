/** What every page runs. React, the slider, the lightbox and the search's index come when they are needed. */
import { askForConsent } from '#components/ConsentBar/ConsentBar.client.ts'
import { enableContents } from '#components/Contents/Contents.client.ts'
import { enableCounters } from '#components/Figures/Figures.client.ts'
import { enableDividers } from '#components/BeforeAfter/BeforeAfter.client.ts'
import { enableFilms } from '#components/FilmFrame/FilmFrame.client.ts'
import { showCalculator } from '#components/Financing/Financing.client.ts'
import { closePreview, leaveWhileTyping } from '#components/FootBars/FootBars.client.ts'
import { enableHeader } from '#components/Header/Header.client.ts'
import { enableHomeHero } from '#components/HomeHero/HomeHero.client.ts'
import { offerLanguage } from '#components/Languages/Languages.client.ts'
import { enablePriceFilter } from '#components/PriceTable/PriceTable.client.ts'
import { enableSearchFields, openSearch } from '#components/Search/Search.client.ts'
import { keepDrafts } from '#components/SiteForm/SiteForm.client.ts'
import { enableSliders } from '#components/Testimonials/Testimonials.client.ts'
import { keepOneOpen } from '#lib/browser/keep-one-open.ts'
import { lockUnderMenu } from '#lib/browser/lock-scroll.ts'
import { fillPrintDates, unfoldForPrint } from '#lib/browser/print.ts'
import { deleteSentDraft } from '#lib/forms/drafts.ts'
import { enablePanels } from '#components/ui/Panel/Panel.client.ts'
import { foldSections } from '#components/ui/Section/Section.client.ts'
import { renderBelowFold } from './render-below-fold.ts'
import { openLightboxLinks } from './lightbox/open-links.ts'
import { startReveal } from './reveal.ts'

quietTransitions()
renderBelowFold()
startReveal()
enableHeader()
lockUnderMenu()
openSearch()
enableSearchFields()
enableHomeHero()
enableFilms()
foldSections()
keepOneOpen()
enablePanels()
enableContents()
enableCounters()
enableDividers()
enableSliders()
enablePriceFilter()
openLightboxLinks()
keepDrafts()
leaveWhileTyping()
closePreview()
offerLanguage()
showCalculator()
askForConsent()
fillPrintDates()
unfoldForPrint()
if (/^(?:\/es)?\/thanks\//.test(location.pathname)) deleteSentDraft()

/** A page that is left before its cross-fade has begun skips it, and WebKit reports that as an error of ours. */
function quietTransitions(): void {
  for (const moment of ['pageswap', 'pagereveal'])
    addEventListener(moment, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null }
      viewTransition?.ready.catch(() => {})
    })
}
