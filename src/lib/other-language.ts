/** The way from a page to the other language: the same page where it exists there, else that language's home page. */
export type OtherLanguage = { href: string; exists: boolean }
