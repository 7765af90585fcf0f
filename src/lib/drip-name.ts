/** 'the Jet Lag drip', 'the NAD+ Drip': a drip by its name, in a sentence. */
export function dripName(title: string): string {
  return /\bdrip$/i.test(title) ? title : `${title} drip`
}
