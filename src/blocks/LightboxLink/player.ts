import * as plyr from 'plyr'
import styles from 'plyr/dist/plyr.css?url'
import { loadStyles } from './styles.ts'

/** GLightbox looks for the player on the window and, not finding it, would send to a public CDN for it. */
export async function loadPlayer(): Promise<void> {
  await loadStyles(styles)
  // The package's types and its module disagree about the default export.
  Object.assign(window, { Plyr: (plyr as unknown as { default: unknown }).default })
}
