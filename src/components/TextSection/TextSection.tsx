import { BannerBackdrop, subjectOf } from '#components/Banner/Banner.tsx'
import { FilmFrame, VideoFrame } from '#components/FilmFrame/FilmFrame.tsx'
import { from } from '#lib/breakpoints.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Background } from '#components/ui/Band/Band.tsx'
import { ButtonRow } from '#components/ui/Button/Button.tsx'
import { CheckList } from '#components/ui/CheckList/CheckList.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { besideText, CaptionedPhoto, Photo } from '#components/ui/Photo/Photo.tsx'
import { Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'

export type TextSectionProps = Pick<SectionOf<'text'>, 'id' | 'title'> &
  Partial<SectionOf<'text'>> & {
    background?: Background
    /** The picture is on the left. */
    reversed?: boolean
  }

const columns = {
  text: 'gap-x-16 gap-y-4 phone:gap-y-6 @row:grid-cols-aside @row:in-data-[background=deep]:grid-cols-1',
  film: 'items-start gap-x-16 gap-y-5 desk:grid-cols-aside desk:items-center',
  smallPhoto:
    'items-start gap-x-between gap-y-5 phone:grid-cols-[minmax(0,9fr)_minmax(0,3fr)] desk:items-center',
  photo: 'items-start gap-x-between gap-y-5 phone:grid-cols-split desk:items-center',
  photoLeft:
    'items-start gap-x-between gap-y-5 phone:grid-cols-split-reversed phone:*:last:-order-1 desk:items-center',
} as const

function layoutOf({ film, videoId, photo, smallPhoto, reversed }: TextSectionProps): keyof typeof columns {
  if (film || videoId) return 'film'
  if (!photo) return 'text'
  return smallPhoto ? 'smallPhoto' : reversed ? 'photoLeft' : 'photo'
}

export function TextSection(props: TextSectionProps) {
  if (props.wide) return <WideSection {...props} />
  const layout = layoutOf(props)
  return (
    <Section
      id={props.id}
      className={`@container ${props.fallbackMessage && !props.text ? '[&_h2]:text-subheading' : ''}`}
    >
      {layout === 'text' ? (
        <div data-text-only="" className={`grid grid-cols-1 ${columns.text}`}>
          <Title {...props} />
          <Body {...props} isAlone />
        </div>
      ) : (
        <div className={`grid grid-cols-1 ${columns[layout]}`}>
          <div className="grid gap-4 phone:gap-6">
            <Title {...props} />
            <Body {...props} />
          </div>
          <Media {...props} />
        </div>
      )}
    </Section>
  )
}

/** As wide as the page, with the look of a banner. */
function WideSection({ id, title, text, photo }: TextSectionProps) {
  const edgeColors = photo?.picture.edgeColors
  return (
    <section
      aria-labelledby={id}
      className={`relative isolate overflow-hidden bg-tint banner-split ${subjectOf(photo)} [&_h2]:text-title`}
    >
      {edgeColors ? <BannerBackdrop colors={edgeColors} /> : null}
      <div className="banner-content page-width">
        <div className="banner-words grid content-center gap-3 phone:gap-5">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {text ? <Prose html={text} variant="lead" /> : null}
        </div>
      </div>
      {photo ? (
        <div className={`banner-picture ${photo.whole ? 'banner-picture-whole' : ''}`}>
          <Photo photo={photo} sizes={`${from('desk')} 75rem, 100vw`} tallVersion="phones" />
        </div>
      ) : null}
    </section>
  )
}

function Title({ id, title, subheading }: TextSectionProps) {
  return (
    <div className="grid content-start gap-2 phone:gap-3">
      <SectionHeader id={id} title={title} />
      {subheading ? <p className="font-display text-subheading text-action">{subheading}</p> : null}
    </div>
  )
}

/** Sets paragraphs in two columns, unless they introduce a list. */
const inColumns =
  '@pair:[&>.prose>p]:break-inside-avoid @pair:@max-row:[&>.prose:has(>:nth-child(2)):not(:has(+:is(ul,ol)))]:max-w-none @pair:@max-row:[&>.prose:has(>:nth-child(2)):not(:has(+:is(ul,ol)))]:columns-2 @pair:@max-row:[&>.prose:has(>:nth-child(2)):not(:has(+:is(ul,ol)))]:gap-x-16'

function Body({ isAlone = false, ...props }: TextSectionProps & { isAlone?: boolean }) {
  const { background, text, photo, list, listStyle = 'check', extraText, fallbackMessage, button } = props
  if (!text && !list && !fallbackMessage) return null
  const listColumns = !photo && listStyle === 'check' && list && list.length > 5 ? 2 : 1
  return (
    <div className={`grid content-start gap-4 phone:gap-6 ${isAlone ? inColumns : ''}`}>
      {text ? <Prose html={text} /> : null}
      {list ? <CheckList items={list} marker={listStyle} columns={listColumns} /> : null}
      {extraText ? <Prose html={extraText} /> : null}
      <Paragraph html={fallbackMessage} className="text-small text-muted" />
      <ButtonRow action={button} variant={background === 'deep' ? 'inverse' : 'primary'} />
    </div>
  )
}

function Media({ background, photo, film, videoId, title, smallPhoto }: TextSectionProps) {
  if (film) return <FilmFrame film={film} shape={background === 'deep' ? 'edge' : 'card'} />
  if (videoId && photo) return <VideoFrame videoId={videoId} title={title} poster={photo} />
  if (!photo) return null
  const size = photo.whole ? (smallPhoto ? 'smallWhole' : 'whole') : 'cropped'
  return (
    <CaptionedPhoto
      photo={photo}
      boxClassName={`aspect-photo rounded-card ${photo.whole ? 'phone:aspect-[6/5]' : 'phone:aspect-tall phone:max-w-narrow desk:aspect-square'}`}
      sizes={besideText[size]}
      tallVersion="always"
    />
  )
}
