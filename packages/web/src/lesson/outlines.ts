/** The lessons of each game by their names, in their order, for whoever only lists them. */
export const outlines: Readonly<Record<string, readonly string[]>> = {
  samurai: ['orders', 'strike', 'shoot', 'retreat', 'leaders'],
  shogun: ['plan', 'levy', 'war', 'ronin', 'ninja', 'win'],
  glory: ['orders', 'march', 'shock', 'fire', 'charge', 'rally', 'rout'],
}
