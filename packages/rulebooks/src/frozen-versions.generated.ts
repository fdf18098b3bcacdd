// Written by `gunbai freeze`. By rulebook, the versions that lie in frozen/, oldest first.
export const frozenVersions: Readonly<Record<string, readonly number[]>> = {
  glory: [2],
  samurai: [1],
  shogun: [1],
}
