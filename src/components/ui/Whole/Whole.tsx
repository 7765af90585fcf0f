import { Children, Fragment, type ReactNode } from 'react'
import { UNBREAKABLE_NAME } from '#lib/typography.ts'

type WholeProps = {
  children?: ReactNode
  /** In an .astro file, whose children reach React as finished HTML. */
  text?: string
}

/** Keeps names with a hyphen, such as GLP-1, on one line; Markdown does the same (reading/markdown.ts). */
export function Whole({ text, children = text }: WholeProps) {
  return <>{Children.map(children, (child) => (typeof child === 'string' ? keepWhole(child) : child))}</>
}

function keepWhole(text: string): ReactNode {
  const names = text.match(UNBREAKABLE_NAME)
  if (!names) return text
  return text.split(UNBREAKABLE_NAME).map((part, index) => (
    <Fragment key={part + names[index]}>
      {part}
      {names[index] ? <span className="whole">{names[index]}</span> : null}
    </Fragment>
  ))
}
