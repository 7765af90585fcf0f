/** A value as the text of a script element: '<' is written as an escape, so that no text can close the element. */
export function asScriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
