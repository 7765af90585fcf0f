/** Takes away what may be left out; nothing where it must stay. */
export function RemoveButton({ label, onRemove }: { label: string; onRemove?: (() => void) | undefined }) {
  return onRemove ? (
    <button type="button" className="small" onClick={onRemove}>
      Remove {label}
    </button>
  ) : null
}
