import { Awards } from '#blocks/Awards/Awards.tsx'
import { BeforeAfter } from '#blocks/BeforeAfter/BeforeAfter.tsx'
import { ContactBlock } from '#blocks/ContactBlock/ContactBlock.tsx'
import { Drips } from '#blocks/Drips/Drips.tsx'
import { Figures } from '#blocks/Figures/Figures.tsx'
import { FilmSection } from '#blocks/FilmSection/FilmSection.tsx'
import { Financing } from '#blocks/Financing/Financing.tsx'
import { FinancingWidget } from '#blocks/FinancingWidget/FinancingWidget.tsx'
import { Founder } from '#blocks/Founder/Founder.tsx'
import { Gallery } from '#blocks/Gallery/Gallery.tsx'
import { Injections } from '#blocks/Injections/Injections.tsx'
import { Membership } from '#blocks/Membership/Membership.tsx'
import { Newsletter } from '#blocks/Newsletter/Newsletter.tsx'
import { Notice } from '#blocks/Notice/Notice.tsx'
import { Options } from '#blocks/Options/Options.tsx'
import { PageCards } from '#blocks/PageCards/PageCards.tsx'
import { PriceList } from '#blocks/PriceList/PriceList.tsx'
import { Resume } from '#blocks/Resume/Resume.tsx'
import { Safety } from '#blocks/Safety/Safety.tsx'
import { Services } from '#blocks/Services/Services.tsx'
import { Social } from '#blocks/Social/Social.tsx'
import { Steps } from '#blocks/Steps/Steps.tsx'
import { Studies } from '#blocks/Studies/Studies.tsx'
import { Suits } from '#blocks/Suits/Suits.tsx'
import { Testimonials } from '#blocks/Testimonials/Testimonials.tsx'
import { TextSection } from '#blocks/TextSection/TextSection.tsx'
import type { Shared } from '#templates/shared.ts'
import type { Section } from './sections.ts'

/** The one place where a `block:` name of a content file becomes a component. */
export function Block({ id, section, shared }: { id: string; section: Section; shared: Shared }) {
  switch (section.block) {
    case 'text':
      return <TextSection id={id} {...section} />
    case 'studies':
      return <Studies id={id} {...section} />
    case 'suits':
      return <Suits id={id} {...section} />
    case 'safety':
      return <Safety id={id} {...section} />
    case 'steps':
      return <Steps id={id} {...section} />
    case 'prices':
      return <PriceList id={id} {...section} />
    case 'before-after':
      return <BeforeAfter id={id} {...section} />
    case 'options':
      return <Options id={id} {...section} />
    case 'cards':
      return <PageCards id={id} {...section} />
    case 'film':
      return <FilmSection id={id} {...section} />
    case 'gallery':
      return <Gallery id={id} {...section} />
    case 'figures':
      return <Figures id={id} {...section} />
    case 'awards':
      return <Awards id={id} {...section} />
    case 'founder':
      return <Founder id={id} {...section} />
    case 'notice':
      return <Notice {...section} />
    case 'membership':
      return <Membership id={id} {...section} />
    case 'financing':
      return <Financing id={id} {...section} />
    case 'financing-widget':
      return <FinancingWidget id={id} {...section} frame={shared.financingFrame} />
    case 'social':
      return <Social id={id} {...section} profiles={shared.practice.social} />
    case 'services':
      return <Services id={id} {...section} services={shared.services} />
    case 'testimonials':
      return <Testimonials id={id} {...section} testimonials={shared.testimonials} />
    case 'injections':
      return <Injections id={id} {...section} injections={shared.injections} />
    case 'drips':
      return <Drips id={id} {...section} drips={shared.drips} />
    case 'newsletter':
      return <Newsletter id={id} {...section} form={shared.forms.newsletter} />
    case 'contact':
      return (
        <ContactBlock
          id={id}
          {...section}
          practice={shared.practice}
          emergency={shared.emergency}
          form={shared.forms.contact}
        />
      )
    case 'resume':
      return <Resume id={id} {...section} form={shared.forms.resume} />
  }
}
