declare namespace App {
  interface Locals {
    /** Given by the server to the route that draws a page for one request: what it is drawn from ... */
    drawn?: {
      shared: import('./pages/_page-values.ts').SharedValues
      own: import('./pages/_page-values.ts').OwnValues
    }
    /** ... and what the visitor asked: the form that was refused, or the words that were looked for. */
    answer?: {
      status: number
      form?: import('#lib/forms/definitions.ts').FormName
      sent?: import('#lib/forms/validate.ts').SentForm
      found?: import('#lib/search/answer.ts').Found
    }
  }
}
