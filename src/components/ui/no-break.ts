import { Children, createElement, Fragment, type ReactNode } from 'react'
import { UNBREAKABLE_NAME } from '#lib/typography.ts'

/** Keeps names with a hyphen, such as GLP-1, on one line. Markdown text gets the same in content-model/markdown.ts. */
export function noBreak(node: ReactNode): ReactNode {
  return Children.map(node, (child) => (typeof child === 'string' ? wrapNames(child) : child))
}

function wrapNames(text: string): ReactNode {
  const names = text.match(UNBREAKABLE_NAME)
  if (!names) return text
  return text.split(UNBREAKABLE_NAME).map((part, index) => {
    const name = names[index] && createElement('span', { className: 'whitespace-nowrap' }, names[index])
    return createElement(Fragment, { key: part + names[index] }, part, name)
  })
}
