/**
 * Links to pages of ours are fetched ahead under a resting pointer: speculation rules, as a page carries them. In the page,
 * not in a file of their own: that would be asked for before the banner and share its line (decision 10).
 */
export const fetchAhead = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
