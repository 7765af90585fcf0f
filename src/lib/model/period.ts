/** When something is shown, in milliseconds: until `ends`, that moment excluded. */
export type Period = {
  starts: number
  ends: number
  /** Whether it had begun when the page was made; else the browser shows it once it has. */
  begun: boolean
}
