import type { Practice, TownMap } from '#lib/model/practice.ts'
import { TextLink } from '#components/ui/TextLink/TextLink.tsx'
import { useWords } from '#components/ui/words.ts'

type ContactMapProps = {
  practice: Practice
  map: TownMap
  /** Fills a banner and leaves room for a card on the left. */
  wide?: boolean
}

/** A drawing, so that no map service is contacted before a click. */
export function ContactMap({ practice, map, wide = false }: ContactMapProps) {
  const { address, mapLink, shortName } = practice
  const { frame, locale } = useWords()
  const place = `${address.street}, ${address.city}`
  const near = new Intl.ListFormat(locale).format(
    [...map.waterNames, ...map.roadNames].map(({ name }) => name),
  )
  const ownStreet = { name: address.street.replace(/^\d+ /, ''), at: map.ownStreet }
  const names = [
    ...map.waterNames.map((water) => ({ ...water, className: waterName })),
    ...[ownStreet, ...map.roadNames].map((road) => ({ ...road, className: roadName })),
  ]
  const [x, y] = map.office
  return (
    <figure className={wide ? 'h-full' : 'grid gap-1'}>
      <svg
        className={`block w-full bg-card ${wide ? 'h-full' : 'rounded-card border border-line'}`}
        viewBox={wide ? '-190 0 750 300' : '0 0 560 300'}
        preserveAspectRatio={wide ? 'xMaxYMid slice' : undefined}
        role="img"
        aria-label={frame.drawnMap(place, near)}
      >
        <MapLand map={map} />
        {wide ? (
          <g transform="scale(-1 1)">
            <MapLand map={map} />
          </g>
        ) : null}
        {names.map(({ name, at: [left, top], className }) => (
          <text key={name} x={left} y={top} className={className}>
            {name}
          </text>
        ))}
        <path d={`M${x} ${y}s-17-15-17-30a17 17 0 0 1 34 0c0 15-17 30-17 30Z`} className="fill-action" />
        <circle cx={x} cy={y - 30} r="6" className="fill-card" />
        <text
          x={x}
          y={y + 27}
          textAnchor="middle"
          className={`${overRoads} fill-ink font-display text-[19px] max-phone:text-[26px]`}
        >
          {shortName}
        </text>
      </svg>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 text-small text-muted">
        {frame.notToScale}
        <TextLink action={{ text: frame.streetMap, href: mapLink, external: true }} />
      </figcaption>
    </figure>
  )
}

/** An outline in the background color separates names from roads. */
const overRoads = 'stroke-card stroke-6 [stroke-linejoin:round] [paint-order:stroke]'
const waterName = 'fill-muted font-display text-[17px] italic max-phone:text-[22px]'
const roadName = `${overRoads} fill-muted text-[13px] max-phone:text-[19px]`

function MapLand({ map: { water, roads, streets } }: { map: TownMap }) {
  return (
    <>
      {water.map((shore) => (
        <path key={shore} className="fill-sage-veil" d={shore} />
      ))}
      <path className="fill-none stroke-line stroke-9" strokeLinecap="round" d={roads} />
      <path className="fill-none stroke-line stroke-3" strokeLinecap="round" d={streets} />
    </>
  )
}
