import { from } from '#lib/breakpoints.ts'
import { Fragment } from 'react'
import { Diagram } from '#components/Diagram/Diagram.tsx'
import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { PostSection } from '#lib/post-sections.ts'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import type { Post } from './props.ts'

type BodyProps = Pick<Post, 'insets' | 'diagram' | 'pictures'> & {
  /** Split at the insets. */
  parts: PostSection[][]
}

/** Pictures stand between the sections, at equal distances. */
export function PostBody({ parts, insets, diagram, pictures }: BodyProps) {
  const sections = parts.flat()
  const insetAt = insets.map((_, index) => parts.slice(0, index + 1).flat().length)
  const pictureAt = picturePositions(sections.length, pictures.length, insetAt)
  // One position more than sections, for what follows the last one.
  return Array.from({ length: sections.length + 1 }, (_, position) => {
    const section = sections[position]
    const here = [
      ...insets.filter((_, index) => insetAt[index] === position),
      ...pictures.filter((_, index) => pictureAt[index] === position),
    ]
    return (
      <Fragment key={section?.id ?? position}>
        {here.map((inset) =>
          inset === 'diagram' ? (
            diagram && <Diagram key="diagram" id="diagram" {...diagram} />
          ) : (
            <Picture key={inset.id} photo={inset} />
          ),
        )}
        {section ? <Prose html={section.html} /> : null}
      </Fragment>
    )
  })
}

/** Never before the first section or next to an inset. */
function picturePositions(sections: number, pictures: number, insetAt: number[]): number[] {
  return Array.from({ length: pictures }, (_, index) => {
    const position = Math.round(((index + 1) * sections) / (pictures + 1))
    return insetAt.includes(position) ? Math.min(position + 1, sections) : position
  })
}

function Picture({ photo }: { photo: PhotoValue }) {
  return (
    <div className="relative aspect-film max-w-text overflow-hidden rounded-card bg-tint">
      <Photo photo={photo} sizes={`${from('desk')} 42rem, ${from('phone')} 31rem, 92vw`} />
    </div>
  )
}
