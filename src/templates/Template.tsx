import type { ReactNode } from 'react'
import type { OtherLanguage, SpanishPages } from '#lib/language.ts'
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
import { PostPage } from './PostPage/PostPage.tsx'
import { PricesPage } from './PricesPage/PricesPage.tsx'
import { SearchPage } from './SearchPage/SearchPage.tsx'
import type { SectionValues } from './Sections/section-values.ts'
import { ThanksPage } from './ThanksPage/ThanksPage.tsx'
import { TreatmentPage } from './TreatmentPage/TreatmentPage.tsx'
import type { View } from './view.ts'

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
  /** Islands come as slots of the route. */
  contactForm?: ReactNode
  newsletterForm?: ReactNode
  resumeForm?: ReactNode
}

/** A page: the frame, and in it what its template draws. */
export function Template(props: TemplateProps) {
  const { frame, address, current, contactBlock, contactForm, words, spanish, other, behind = false } = props
  return (
    <WordsProvider value={words}>
      <SpanishPagesProvider value={spanish}>
        <Frame
          values={frame}
          address={address}
          current={current}
          other={other}
          behind={behind}
          contactForm={contactBlock ? contactForm : undefined}
        >
          <Content {...props} />
        </Frame>
      </SpanishPagesProvider>
    </WordsProvider>
  )
}

function Content({ view, frame, sections, place, found, ...slots }: TemplateProps) {
  const { contactForm, newsletterForm, resumeForm } = slots
  const values = {
    ...sections,
    forms: { contact: contactForm, newsletter: newsletterForm, resume: resumeForm },
  }
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
    case 'thanks':
      return <ThanksPage page={view.page} trail={place.trail} values={values} />
    case 'not-found':
      return <NotFoundPage {...view} index={frame.search.index} phone={frame.practice.phone} />
  }
}
