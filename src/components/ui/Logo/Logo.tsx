import type { Html } from '#lib/model/text.ts'

export function Logo({ drawing }: { drawing: Html }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="size-11 shrink-0"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
