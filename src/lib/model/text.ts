declare const html: unique symbol

/** HTML made by the reading room from checked Markdown. Nothing else may call itself Html. */
export type Html = string & { readonly [html]: true }

/** Where a button leads: always an address of ours or a full outbound address, decided by the reading room. */
export type Action = {
  text: string
  href: string
  /** Outbound links say so and open a new tab. */
  external: boolean
}
