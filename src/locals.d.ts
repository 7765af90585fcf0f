declare namespace App {
  interface Locals {
    /** Set by a Spanish page while it is drawn. */
    spanish?: import('./spanish-links.ts').SpanishPages
  }
}
