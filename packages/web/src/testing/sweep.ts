/**
 * Which of all combinations are tried: where `GUNBAI_SWEEP` is set every one, else the usual ones. Each value of each part must
 * stand among those, so that a sweep tries new pairs and nothing that is new by itself.
 */
export function sweep<T extends object>(all: readonly T[], isUsual: (one: T) => boolean): readonly T[] {
  if (process.env.GUNBAI_SWEEP !== undefined) return all
  const usual = all.filter(isUsual)
  for (const one of all)
    for (const [part, value] of Object.entries(one))
      if (!usual.some((each) => (each as Record<string, unknown>)[part] === value))
        throw new Error(`${part} ${String(value)} is never tried without a sweep`)
  return usual
}
