/** The way from a page to the other language: the same page where it exists there, else the nearest one there. */
export type OtherLanguage = { href: string; exists: boolean }
