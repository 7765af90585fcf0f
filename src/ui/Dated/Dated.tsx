import type { ReactNode } from 'react'
import type { Period } from '#lib/periods.ts'
import { mark } from '#lib/mark.ts'
import * as names from './Dated.names.ts'

export type DatedProps = {
  period: Period
  as?: 'div' | 'li' | 'section'
  className?: string
  /** Its name to a screen reader, where it is a landmark. */
  label?: string
  children: ReactNode
}

/**
 * Something that is shown for a time. The page may have been built days ago: the line of script behind it runs before
 * the browser paints, so that nothing that is over is seen and nothing moves.
 */
export function Dated({
  period: { starts, ends, begun },
  as: Tag = 'div',
  className,
  label,
  children,
}: DatedProps) {
  return (
    <>
      <Tag
        {...mark(names.dated, `${starts} ${ends}`)}
        hidden={!begun}
        aria-label={label}
        className={className}
        suppressHydrationWarning
      >
        {children}
      </Tag>
      <script {...mark(names.dated)} dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </>
  )
}

/** The same words everywhere: a page's policy then names one hash, however many such things it has. */
const script =
  '{const e=document.currentScript.previousElementSibling,[a,b]=e.dataset.dated.split(" "),n=Date.now();e.hidden=n<a||n>=b}'
