/** The name of a data attribute. Those that markup and a script share are spelled once, in the component's X.client.ts. */
type DataName = `data-${string}`

/** The attribute in markup, `<div {...mark(film, src)}>`; scripts say `[${film}]` and `getAttribute(film)`. */
export function mark(name: DataName, value: string | number = ''): Record<DataName, string | number> {
  return { [name]: value }
}
