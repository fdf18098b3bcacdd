/** A part of the board for those who hear it: what stands there, place by place. */
export function HeardList({ label, entries }: { label: string; entries: readonly string[] }) {
  return (
    <ul aria-label={label}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}
