import { WHOLE_NAME } from '#lib/typography.ts'

/** Text of an island, whose names with a hyphen stay on one line; elsewhere site/finish.ts sees to that. */
export function Whole({ text }: { text: string }) {
  const names = text.match(WHOLE_NAME) ?? []
  return (
    <span>
      {text.split(WHOLE_NAME).map((part, index) => [
        part,
        names[index] ? (
          <span key={names[index]} className="whitespace-nowrap">
            {names[index]}
          </span>
        ) : null,
      ])}
    </span>
  )
}
