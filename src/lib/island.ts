import type { MomentName } from './browser/moments.ts'

/** Plain HTML that React takes over (ui/hydrate.ts) with the component `Island` of the folder's X.Island.tsx and the same props. */
export function island(folder: string, moment: MomentName, props: object) {
  return { 'data-island': `${folder} ${moment}`, [islandProps]: JSON.stringify(props) }
}

export const islandProps = 'data-props'
