/** What every page runs. React, the slider, the lightbox and the search's index come when they are needed. */
import { askForConsent } from '#blocks/ConsentBar/ConsentBar.client.ts'
import { enableContents } from '#blocks/Contents/Contents.client.ts'
import { enableCounters } from '#blocks/Figures/Figures.client.ts'
import { enableDividers } from '#blocks/BeforeAfter/BeforeAfter.client.ts'
import { enableFilms } from '#blocks/FilmFrame/FilmFrame.client.ts'
import { showCalculator } from '#blocks/Financing/Financing.client.ts'
import { closePreview, leaveWhileTyping } from '#blocks/FootBars/FootBars.client.ts'
import { enableHeader } from '#blocks/Header/Header.client.ts'
import { enableHomeHero } from '#blocks/HomeHero/HomeHero.client.ts'
import { offerLanguage } from '#blocks/Languages/Languages.client.ts'
import { enablePriceFilter } from '#blocks/PriceTable/PriceTable.client.ts'
import { enableSearchFields, openSearch } from '#blocks/Search/Search.client.ts'
import { keepDrafts } from '#blocks/SiteForm/SiteForm.client.ts'
import { enableSliders } from '#blocks/Testimonials/Testimonials.client.ts'
import { keepOneOpen } from '#lib/browser/keep-one-open.ts'
import { lockUnderMenu } from '#lib/browser/lock-scroll.ts'
import { datePrints, unfoldForPrint } from '#lib/browser/print.ts'
import { dropDraftThatLeft } from '#lib/forms/drafts.ts'
import { enablePanels } from '#ui/Panel/Panel.client.ts'
import { foldSections } from '#ui/Section/Section.client.ts'
import { layOutTheRest } from './lay-out.ts'
import { openLightboxLinks } from './lightbox/open-links.ts'
import { startReveal } from './reveal.ts'

quietTransitions()
layOutTheRest()
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
datePrints()
unfoldForPrint()
if (/^(?:\/es)?\/thanks\//.test(location.pathname)) dropDraftThatLeft()

/** A page that is left before its cross-fade has begun skips it, and WebKit reports that as an error of ours. */
function quietTransitions(): void {
  for (const moment of ['pageswap', 'pagereveal'])
    addEventListener(moment, (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { ready: Promise<void> } | null }
      viewTransition?.ready.catch(() => {})
    })
}
