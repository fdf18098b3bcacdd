/** The name by which the worker's script knows that it is there to try battles out. */
export const labRoom = 'lab'
