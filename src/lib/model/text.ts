declare const html: unique symbol

/** HTML that content-model rendered from checked Markdown; no other code may create it. */
export type Html = string & { readonly [html]: true }

export type Action = {
  text: string
  href: string
  /** External links open a new tab and say so. */
  external: boolean
}
