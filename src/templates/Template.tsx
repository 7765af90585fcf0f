import type { ComponentType } from 'react'
import { SiteForm, type SiteFormProps } from '#blocks/SiteForm/SiteForm.tsx'
import type { FormName } from '#lib/forms/definitions.ts'
import { bareAddress, type SpanishPages } from '#lib/language.ts'
import type { Found } from '#lib/search/answer.ts'
import type { Place } from '#lib/trail.ts'
import type { Words } from '#lib/words/words.ts'
import { SpanishPagesProvider } from '#ui/Link/Link.tsx'
import { WordsProvider } from '#ui/words.ts'
import { Frame, type FrameProps, type FrameValues } from './Frame/Frame.tsx'
import { HomePage } from './HomePage/HomePage.tsx'
import { JournalPage } from './JournalPage/JournalPage.tsx'
import { LegalPage } from './LegalPage/LegalPage.tsx'
import { NotFoundPage } from './NotFoundPage/NotFoundPage.tsx'
import { OverviewPage } from './OverviewPage/OverviewPage.tsx'
import { PostPage } from './PostPage/PostPage.tsx'
import { PricesPage } from './PricesPage/PricesPage.tsx'
import { SearchPage } from './SearchPage/SearchPage.tsx'
import { TreatmentPage } from './TreatmentPage/TreatmentPage.tsx'
import type { Given, SectionValues, View } from './view.ts'

type TemplateProps = Omit<FrameProps, 'values' | 'contactForm' | 'children'> & {
  view: View
  frame: FrameValues
  sections: Omit<SectionValues, 'forms'>
  place: Place
  /** Whether the shared contact block stands at the page's end. */
  contactBlock: boolean
  words: Words
  /** On a Spanish page: where its links lead. */
  spanish?: SpanishPages
  /** What the search found, where the server draws its page. */
  found?: Found
  forms: Pick<SiteFormProps, 'practice' | 'smsConsent'> & {
    mail: Record<FormName, SiteFormProps['mail']>
    /** Which of them the page has. */
    shown: Record<FormName, boolean>
    /** What the server refused, where it draws the page. */
    answer?: { form?: FormName; sent?: SiteFormProps['sent'] }
  }
}

/** By what there is to show; a thanks page is where a form that was sent without a script ends. */
const templates: { [Kind in View['kind']]: ComponentType<Given<Kind>> } = {
  treatment: TreatmentPage,
  overview: OverviewPage,
  home: HomePage,
  journal: JournalPage,
  post: PostPage,
  legal: LegalPage,
  prices: PricesPage,
  search: SearchPage,
  thanks: OverviewPage,
  'not-found': NotFoundPage,
}

/** A page: the frame, and in it what its template draws. */
export function Template(props: TemplateProps) {
  const { view, frame, sections, place, contactBlock, words, spanish, found } = props
  const forms = formsOf(props)
  const Page = templates[view.kind] as ComponentType<Given<View['kind']>>
  return (
    <WordsProvider value={words}>
      <SpanishPagesProvider value={spanish}>
        <Frame {...props} values={frame} contactForm={contactBlock ? forms.contact : undefined}>
          <Page
            {...view}
            place={place}
            values={{ ...sections, forms }}
            index={frame.search.index}
            found={found}
          />
        </Frame>
      </SpanishPagesProvider>
    </WordsProvider>
  )
}

function formsOf({ address, forms: { mail, shown, answer, ...common } }: TemplateProps) {
  // Elsewhere the contact form is an offer at the end of a page.
  const isAboutContact = ['/', '/contact'].includes(bareAddress(address))
  const formOf = (form: FormName) =>
    shown[form] ? (
      <SiteForm
        {...common}
        form={form}
        page={address}
        mail={mail[form]}
        brief={form === 'contact' && !isAboutContact}
        sent={answer?.form === form ? answer.sent : undefined}
      />
    ) : undefined
  return { contact: formOf('contact'), newsletter: formOf('newsletter'), resume: formOf('resume') }
}
