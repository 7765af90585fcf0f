/** Of the search: in the browser, and from the server without a script. */
export const search = {
  title: 'Search',
  site: 'Search the site',
  example: 'Treatment, price or question',
  button: 'Search',
  close: 'Close the search',
  often: 'Often looked for',
  page: 'A page',
  nothing: {
    try: 'Try another word, ',
    start: 'start from your own words',
    look: ', look through ',
    every: 'every page',
    or: ' or ',
    prices: 'all prices',
    call: ', or call ',
  },
  notLoaded: 'The search could not be loaded. Press “Search” for the list of all pages.',
  didYouMean: 'Did you mean:',
  none: 'Nothing found for “{words}”.',
  one: '1 page found',
  several: '{count} pages found',
}
