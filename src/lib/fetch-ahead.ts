/** Speculation rules. In the page: a file would be asked for before the banner and share its line (decision 10). */
export const fetchAhead = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
