import { SiteForm, type SiteFormProps } from '#blocks/SiteForm/SiteForm.tsx'
import type { FormName } from '#lib/forms/definitions.ts'
import { bareAddress, type OtherLanguage, type SpanishPages } from '#lib/language.ts'
import type { Found } from '#lib/search/answer.ts'
import type { Place } from '#lib/trail.ts'
import type { Words } from '#lib/words/words.ts'
import { SpanishPagesProvider } from '#ui/Link/Link.tsx'
import { WordsProvider } from '#ui/words.ts'
import { Frame, type FrameValues } from './Frame/Frame.tsx'
import { HomePage } from './HomePage/HomePage.tsx'
import { JournalPage } from './JournalPage/JournalPage.tsx'
import { LegalPage } from './LegalPage/LegalPage.tsx'
import { NotFoundPage } from './NotFoundPage/NotFoundPage.tsx'
import { OverviewPage } from './OverviewPage/OverviewPage.tsx'
import { PageBanner } from './PageBanner/PageBanner.tsx'
import { PostPage } from './PostPage/PostPage.tsx'
import { PricesPage } from './PricesPage/PricesPage.tsx'
import { SearchPage } from './SearchPage/SearchPage.tsx'
import { Sections } from './Sections/Sections.tsx'
import { TreatmentPage } from './TreatmentPage/TreatmentPage.tsx'
import type { SectionValues, View } from './view.ts'

type TemplateProps = {
  view: View
  frame: FrameValues
  sections: Omit<SectionValues, 'forms'>
  place: Place
  /** The page's own address; empty where it has none. */
  address: string
  /** The address to mark in the menu. */
  current: string
  /** Whether the shared contact block stands at the page's end. */
  contactBlock: boolean
  words: Words
  /** On a Spanish page: where its links lead. */
  spanish?: SpanishPages
  /** The way to the other language, on a site of two. */
  other?: OtherLanguage
  /** Whether the English page has changed since this one was translated. */
  behind?: boolean
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

/** A page: the frame, and in it what its template draws. */
export function Template(props: TemplateProps) {
  const { frame, address, current, contactBlock, words, spanish, other, behind = false } = props
  const contact = formsOf(props).contact
  return (
    <WordsProvider value={words}>
      <SpanishPagesProvider value={spanish}>
        <Frame
          values={frame}
          address={address}
          current={current}
          other={other}
          behind={behind}
          contactForm={contactBlock ? contact : undefined}
        >
          <Content {...props} />
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

function Content(props: TemplateProps) {
  const { view, frame, sections, place, found } = props
  const values = { ...sections, forms: formsOf(props) }
  switch (view.kind) {
    case 'treatment':
      return <TreatmentPage page={view.page} place={place} values={values} />
    case 'overview':
      return <OverviewPage page={view.page} place={place} values={values} />
    case 'home':
      return <HomePage page={view.page} membership={view.membership} values={values} />
    case 'journal':
      return <JournalPage page={view.page} posts={view.posts} trail={place.trail} values={values} />
    case 'post':
      return <PostPage post={view.post} newer={view.newer} older={view.older} trail={place.trail} />
    case 'legal':
      return <LegalPage legal={view.legal} trail={place.trail} />
    case 'prices':
      return <PricesPage page={view.page} groups={view.groups} trail={place.trail} values={values} />
    case 'search':
      return (
        <SearchPage
          page={view.page}
          groups={view.groups}
          index={frame.search.index}
          trail={place.trail}
          values={values}
          found={found}
        />
      )
    // Where a form that was sent without a script ends.
    case 'thanks':
      return (
        <>
          <PageBanner page={view.page} trail={place.trail} />
          <Sections sections={view.page.sections} values={values} />
        </>
      )
    case 'not-found':
      return <NotFoundPage {...view} index={frame.search.index} phone={frame.practice.phone} />
  }
}
