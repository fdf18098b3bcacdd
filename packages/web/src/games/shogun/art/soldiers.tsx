import drawings from './soldiers.svg?raw'

/** The men of a battle and a castle, each drawn once: `#man-archer` stands on 0, 0 and looks to the right. */
export function Soldiers() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, in a file of their own
  return <div aria-hidden="true" className="unseen" dangerouslySetInnerHTML={{ __html: drawings }} />
}
