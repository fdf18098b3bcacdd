/** The war fan that the table is named after. */
export function Crest({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="96 56 320 408" width={size * 0.8} height={size} aria-hidden="true">
      <path
        d="M256 74C196 60 112 92 104 168c-5 46 30 74 32 100 2 34-24 62-6 98 22 42 92 40 126 22 34 18 104 20 126-22 18-36-8-64-6-98 2-26 37-54 32-100C400 92 316 60 256 74Z"
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="20"
      />
      <circle cx="256" cy="212" r="78" fill="var(--red)" />
      <path d="M246 84h20v372a10 10 0 0 1-20 0Z" fill="var(--ink)" />
    </svg>
  )
}
