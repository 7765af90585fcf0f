/** Safari knows popovers since 17, Firefox since 125. */
export function hasPopover(): boolean {
  return 'popover' in HTMLElement.prototype
}
