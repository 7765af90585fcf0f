/** Figures of studies: in tables, charts and pictures of risk. */
export const figures = {
  /** {of} people of which the number stands before it: 'in 100'. */
  in: (of: string) => `in ${of}`,
  placebo: (figure: string) => `placebo ${figure}`,
  withPlacebo: 'With placebo',
  units: { percent: '%', pounds: ' lb', inches: ' in', months: ' months' } as Record<string, string>,
  upTo: (value: string, to: string) => `${value} to ${to}`,
  start: 'start',
  startOfTable: 'Start',
  /** What a step of time is called, by how evidence.yaml names it. */
  times: { weeks: 'week', months: 'month', years: 'year', days: 'day' } as Record<string, string>,
  month: 'month',
  missed: 'Last payment missed',
  paid: 'Paid in time',
  inTable: 'The numbers in a table',
  name: 'Name',
  figure: 'Figure',
  notCounted: 'not counted',
  people: (of: string, inOneYear: boolean) =>
    `Of ${of} people in each group${inOneYear ? ', in one year' : ''}.`,
  fullBar: (end: number) => `A full bar stands for ${end}.`,
  noDifference: 'no difference',
  more: (count: number) => `${count} more`,
  fewer: (count: number) => `${count} fewer`,
  chance: (difference: string) => `${difference}, which may be chance`,
  compare: 'Compare',
  with: 'with',
  pickTwo: 'Pick any two to see side by side.',
  printForVisit: 'Print it for the visit',
  compared: 'What is compared',
  studied: 'Who was studied.',
}
