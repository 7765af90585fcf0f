import type { ComponentType, ReactNode } from 'react'
import type { Ground } from '#ui/Band/Band.tsx'
import type { SectionValues } from '#templates/view.ts'

type Look = {
  /** The ground it stands on where a page file names none. */
  ground?: Ground
  /** Whether its band is low. */
  tight?: boolean
  /** Whether it reaches from edge to edge and needs no band. */
  bleed?: boolean
  /** Whether it stands on the family's tint in a treatment page, so that the eye finds figures and prices. */
  raised?: boolean
  /** Whether a long page folds it to its heading on a phone: what happens when. Never what warns, or what comes back. */
  folds?: boolean
}

/** One line of the map of blocks. */
export type Entry<Own> = Look & {
  draw(id: string, own: Own, values: SectionValues): ReactNode
}

/** What a file says of a section whose block stands in the map. */
export type Said<Name, Line> = {
  block: Name
  ground?: Exclude<Ground, 'plain' | 'sage'>
} & (Line extends Entry<infer Own> ? Own : never)

// oxlint-disable-next-line typescript/no-empty-object-type -- nothing is given
export function entry<Props extends object, Given extends Partial<Props> = {}>(
  Component: ComponentType<Props>,
  /** `given`: props that come from the site's lists and forms, not from the page file. */
  { given, ...look }: Look & { given?: (values: SectionValues) => Given } = {},
): Entry<Omit<Props, 'id' | keyof Given>> {
  return {
    ...look,
    // What is said and what is given are together the props: the types above say so, the compiler cannot add them up.
    draw: (id, own, values) => <Component {...({ id, ...own, ...given?.(values) } as unknown as Props)} />,
  }
}
