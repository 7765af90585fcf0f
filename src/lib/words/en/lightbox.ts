export const lightbox = {
  title: 'Pictures and films',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  more: 'See more',
  place: (number: number, count: number) => `${number} of ${count}`,
  film: { silent: 'This film does not load here. ', open: 'Open the film by itself' },
  picture: { silent: 'This picture does not load here. ', open: 'Open the picture by itself' },
  elsewhere: 'Watch it on the video site',
  newTab: ' (in a new tab).',
  frame: 'Film on the video site',
}
