import type { Practice } from '#lib/model/practice.ts'
import { TextLink } from '#ui/TextLink/TextLink.tsx'
import { useWords } from '#ui/words.ts'

/** Where the practice lies, drawn and not to scale: nothing is asked of a map service until the link is followed. */
export function ContactMap({ practice: { address, mapLink, shortName } }: { practice: Practice }) {
  const { frame } = useWords()
  const place = `${address.street}, ${address.city}`
  return (
    <figure className="contact-map grid gap-1">
      <svg viewBox="0 0 560 300" role="img" aria-label={frame.drawnMap(place)}>
        <path
          className="map-water"
          d="M352 0h208v132c-30 10-52-6-70 4-26 14-44 2-62-18-16-18-46-22-60-52-8-18-24-40-16-66Z"
        />
        <path
          className="map-water"
          d="M0 300v-52c36-22 70-8 108-20 44-14 82 12 124 6 40-6 70-30 118-20 44 10 68 38 62 86Z"
        />
        <path
          className="map-road"
          d="M0 176c120-10 260-14 560-6M124 0c4 90 2 200 10 300M330 300c-6-60-4-120-22-182-8-34-4-78-6-118"
        />
        <path
          className="map-street"
          d="M18 128h392M60 84h236M212 20v196M256 40v170M168 60v160M380 150v90M440 150v80"
        />
        <text x="424" y="66" className="map-name">
          Lake Griffin
        </text>
        <text x="172" y="276" className="map-name">
          Lake Harris
        </text>
        <text x="14" y="118" className="map-label">
          {address.street.replace(/^\d+ /, '')}
        </text>
        <text x="136" y="30" className="map-label">
          US 27
        </text>
        <g className="map-pin">
          <path d="M234 128s-17-15-17-30a17 17 0 0 1 34 0c0 15-17 30-17 30Z" />
          <circle cx="234" cy="98" r="6" />
        </g>
        <text x="234" y="155" textAnchor="middle" className="map-here">
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
