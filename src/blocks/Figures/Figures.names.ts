/** What ties a number to the script that counts up to it. */
export const count = 'data-count'
export const decimals = 'data-decimals'
