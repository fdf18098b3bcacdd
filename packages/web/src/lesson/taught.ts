/** The games that can be learnt by doing. */
export const taught: readonly string[] = ['samurai', 'shogun', 'glory']
