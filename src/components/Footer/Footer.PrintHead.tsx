import { hoursLines } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'
import { Logo } from '#components/ui/Logo/Logo.tsx'
import { useWords } from '#components/ui/words.ts'

export type PrintHeadProps = { practice: Practice }

/** Shown only in print. */
export function PrintHead({ practice }: PrintHeadProps) {
  const words = useWords()
  const { name, phone, email, address, origin } = practice
  return (
    <div
      data-letterhead=""
      className="hidden break-inside-avoid items-center gap-4 border-b border-current pb-[0.6rem] text-[8.5pt] leading-[1.4] *:last:ml-auto *:last:text-right print:flex"
    >
      <Logo drawing={practice.logo} />
      <p>
        <strong>{name}</strong>
        <br />
        {address.street}, {address.city}, {address.region} {address.postalCode}
        <br />
        {hoursLines(practice, words).join('; ')}
      </p>
      <p>
        {phone.display}
        <br />
        {email}
        <br />
        {new URL(origin).host} <span data-print-date={words.frame.printed('{day}')} />
      </p>
    </div>
  )
}
