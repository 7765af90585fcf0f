import { Icon } from '#ui/Icon/Icon.tsx'

/** What is pressed to unfold a panel. Its words are one element, so that a name kept whole within them stays among them. */
export function PanelTitle({ words }: { words: string }) {
  return (
    <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-medium phone:py-4">
      <span>{words}</span>
      <span className="panel-chevron text-action">
        <Icon name="chevron" />
      </span>
    </summary>
  )
}
