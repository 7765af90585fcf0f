import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:engage'?: boolean
  }
}
