import drawings from './rare-ground.svg?raw'

/** What stands on the grounds that few battlefields have. */
export default function RareDrawings() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, in a file of their own
  return <g dangerouslySetInnerHTML={{ __html: drawings }} />
}
