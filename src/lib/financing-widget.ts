import type { FinancingSettings } from './integrations.ts'

/** The page for the iframe of the lender's widget. */
export const FINANCING_FRAME_ADDRESS = '/embed/financing'

/** The widget's script and settings; undefined without a slug. */
export function widgetStart(financing: FinancingSettings) {
  const { slug, name, debug, primaryColor, fontFamily, scriptUrl, sections } = financing
  if (!slug) return undefined
  const { secondaryColor = `${primaryColor.slice(0, 7)}10` } = financing
  return {
    scriptUrl,
    settings: { debug, variables: { slug, name }, styles: { primaryColor, secondaryColor, fontFamily } },
    sections,
  }
}

export type WidgetStart = NonNullable<ReturnType<typeof widgetStart>>
