import { useId } from 'react'
import type { Ground } from '#lib/model/photo.ts'

/**
 * What the picture continues: one colour where it stands under the words, and beside them its own from top to foot, so
 * that a wall meets a wall and a table a table. Attributes of a drawing, where a style would need leave of the page's policy.
 */
export function BannerGround({ ground: { color, rows } }: { ground: Ground }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className="banner-ground">
      <linearGradient id={id} x2="0" y2="1">
        {rows.map((row, index) => (
          // eslint-disable-next-line react/no-array-index-key -- two rows may have one colour
          <stop key={index} offset={offsetOf(index, rows.length)} stopColor={row} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill={color} />
      {rows.length > 0 ? (
        <rect width="100%" height="100%" fill={`url(#${id})`} className="banner-ground-rows" />
      ) : null}
    </svg>
  )
}

/** The middle of its row, in whole percent. */
function offsetOf(index: number, count: number): string {
  return `${Math.round(((index + 0.5) / count) * 100)}%`
}
