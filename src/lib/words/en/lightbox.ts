export const lightbox = {
  title: 'Pictures and videos',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  more: 'See more',
  place: (number: number, count: number) => `${number} of ${count}`,
  film: { silent: 'This video does not load here. ', open: 'Open the video by itself' },
  picture: { silent: 'This picture does not load here. ', open: 'Open the picture by itself' },
  elsewhere: 'Watch it on the video site',
  newTab: ' (in a new tab).',
  frame: 'Video from the video site',
}
