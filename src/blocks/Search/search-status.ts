/** Offline, or a tab so old that its files are gone: the form itself still works. */
export const NOT_LOADED = 'The search could not be loaded. Press Enter for the list of all pages.'
