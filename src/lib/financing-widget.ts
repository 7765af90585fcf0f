import type { FinancingSettings } from './integrations.ts'

/** The page that holds the lender's widget and nothing else. */
export const FINANCING_FRAME_ADDRESS = '/embed/financing'

/** What starts the widget: its script, and the one call that is waiting for it. undefined while no slug is configured. */
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
