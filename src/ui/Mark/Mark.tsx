/** The heron in one continuous line: bill, crown, neck, back, legs. Placeholder mark of a placeholder brand. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-11 shrink-0"
    >
      <path d="M4 13.5 17 11c1-3 4-4.5 6.5-3.5 3 1.2 3.3 4.5 1.5 7.5-2 3.3-4.5 5-4.5 8.5 0 4 4 6 9.5 6.5 6 .5 10.5 2.5 14 6-5 1.5-9 1.5-13 .5-5-1.2-8-3.5-8.5-7M23 9.500v.1M27.5 36.500V44m0 0h-4m4 0h3.500M31.5 36.8 34 44" />
    </svg>
  )
}
