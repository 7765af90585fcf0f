/** What ties something that is shown for a time to the line of script that follows it. */
export const dated = 'data-dated'
