import { Fragment } from 'react'
import { Model, type ModelProps } from '#blocks/Model/Model.tsx'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { PostSection } from '#lib/post-sections.ts'
import { Photo } from '#ui/Photo/Photo.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { useWords } from '#ui/words.ts'

type BodyProps = {
  /** Before and after the figure, where there is one. */
  parts: PostSection[][]
  figure?: Omit<ModelProps, 'id'>
  pictures: PhotoValue[]
}

/** The text of an article, with its pictures spread evenly between its headings. */
export function PostBody({ parts, figure, pictures }: BodyProps) {
  const sections = parts.flat()
  const figureAt = figure ? parts[0]!.length : undefined
  const pictureAt = places(sections.length, pictures.length, figureAt)
  return sections.map((section, index) => {
    const photo = pictures[pictureAt.indexOf(index)]
    return (
      <Fragment key={section.id ?? 'opening'}>
        {figure && index === figureAt ? <Model id="figure" {...figure} room="article" /> : null}
        {photo ? <Picture photo={photo} /> : null}
        <Prose html={section.html} />
      </Fragment>
    )
  })
}

/** Before which sections pictures stand: never before the first, nor beside the figure. */
function places(sections: number, pictures: number, figureAt?: number): number[] {
  return Array.from({ length: pictures }, (_, index) => {
    const place = Math.round(((index + 1) * sections) / (pictures + 1))
    return place === figureAt ? place + 1 : place
  })
}

function Picture({ photo }: { photo: PhotoValue }) {
  const { blocks } = useWords()
  return (
    <div className="relative aspect-film max-w-text overflow-hidden rounded-card bg-tint">
      <Photo photo={photo} sizes="(width >= 64rem) 42rem, 92vw" />
      {photo.drawn ? <p className="drawn-note">{blocks.drawn}</p> : null}
    </div>
  )
}
