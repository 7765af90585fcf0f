/** Where the day of printing is written. */
export const printDate = 'data-print-date'
