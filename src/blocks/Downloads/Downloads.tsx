import type { Download } from '#lib/model/download.ts'
import type { Html } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type DownloadsProps = { id: string; title: string; intro?: Html; downloads: Download[] }

/** Forms to print and fill in. Whoever pays by the megabyte sees the size before the press. */
export function Downloads({ id, title, intro, downloads }: DownloadsProps) {
  const { askedFirst } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6">
      <ul role="list" className="max-w-text divide-y divide-line border-y border-line">
        {downloads.map(({ title, about, document: { file, bytes, pages } }) => (
          <li key={file} className="linked grid gap-1 py-4">
            <a
              href={`/downloads/${file}`}
              download
              className="inline-flex min-h-11 items-center gap-3 font-medium"
            >
              <Icon name="download" />
              <span>
                {title}{' '}
                <span className="text-small text-muted">
                  (PDF, {formatBytes(bytes)}, {askedFirst.pages(pages)})
                </span>
              </span>
            </a>
            {about ? (
              <p className="text-small">
                <Line html={about} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** 1,536 -> '2 kB', 2,400,000 -> '2.4 MB': as a visitor who pays by the megabyte counts. */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
