declare namespace App {
  interface Locals {
    /** Set by a Spanish page while it is drawn. */
    spanish?: import('./spanish-links.ts').SpanishPages
    /** Given by the server to the route that draws a page for one request: what it is drawn from ... */
    drawn?: {
      shared: import('./pages/_page-values.ts').SharedValues
      own: import('./pages/_page-values.ts').OwnValues
    }
    /** ... and what the visitor asked: the form that was refused, or the words that were looked for. */
    answer?: {
      status: number
      /** The file that hydrates islands, as the prerendered page names it. */
      islands?: string
      form?: import('#lib/forms/definitions.ts').FormName
      sent?: import('#lib/forms/validate.ts').SentForm
      found?: import('#lib/search/answer.ts').Found
    }
  }
}
