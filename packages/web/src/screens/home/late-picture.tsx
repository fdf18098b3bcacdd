import { useLater } from '../../shell/use-later.ts'

/** How long the page is left alone before it fetches what is only to be looked at. */
const later = 1_000

/** A picture that comes when everything else is there; its place is kept for it. */
export function LatePicture({ src, className }: { src: string; className: string | undefined }) {
  return useLater(later) ? <img src={src} alt="" className={className} /> : <span className={className} />
}
