/** The bars at the foot of a phone's window leave while somebody types: CallBar.css, PreviewBar.css. */
export function leaveWhileTyping(): void {
  const fields = 'main :is(input:not([type=range]), textarea, select)'
  const follow = ({ type, target }: FocusEvent) =>
    document.documentElement.toggleAttribute(
      'data-typing',
      type === 'focusin' && (target as Element).matches(fields),
    )
  document.addEventListener('focusin', follow)
  document.addEventListener('focusout', follow)
}
