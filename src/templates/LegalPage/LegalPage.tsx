import { Banner } from '#blocks/Banner/Banner.tsx'
import { formatDate } from '#lib/dates.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Frame } from '#templates/Frame/Frame.tsx'
import type { Shared } from '#templates/shared.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'

export type Legal = {
  address: string
  name: string
  purpose: string
  photo: Photo
  effective: string
  updated: string
  body: Html
}

export function LegalPage({ legal, shared }: { legal: Legal; shared: Shared }) {
  return (
    <Frame shared={shared} address={legal.address} contactBlock={false}>
      <Banner
        title={legal.name}
        subtitle={legal.purpose}
        photo={legal.photo}
        trail={shared.place.trail}
        textColor="ink"
        buttons={[]}
      />
      <Band>
        <div className="mx-auto grid max-w-text gap-8">
          <p className="text-small text-muted">
            Effective <time dateTime={legal.effective}>{formatDate(legal.effective)}</time>
          </p>
          <Prose html={legal.body} />
        </div>
      </Band>
    </Frame>
  )
}
